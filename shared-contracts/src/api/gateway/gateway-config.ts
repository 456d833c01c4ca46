import * as v from 'shared-contracts/schema';
import { isErrorCode, type ErrorCode } from '../error-codes';
import { HEADER } from '../http-headers';

/** Names that objects have without being given them; a mapping that used one would reach past its table. */
export function isObjectName(name: string): boolean {
  return name in {} || name === 'prototype';
}

/** The first such name among the keys of a document, at any depth. */
function objectKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    const found = isObjectName(key) ? key : objectKey(inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Header names that a browser keeps to itself, or that say what the body is. */
const KEPT_HEADERS =
  /^(accept|accept-(charset|encoding)|access-control-.*|connection|content-.*|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

const fieldName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z_][\w.-]{0,63}$/, 'not the name of a field'),
  v.check((name) => !isObjectName(name), 'not the name of a field'),
);

/** Where something stands in an answer: names joined by dots, or `.` for the whole of it. */
const place = v.pipe(
  v.string(),
  v.regex(/^(\.|[A-Za-z_][\w-]{0,63}(\.[A-Za-z_][\w-]{0,63}){0,5})$/, 'names joined by dots, or "." for the whole'),
  v.check((path) => !path.split('.').some(isObjectName), 'not the name of a field'),
);

const headerName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/, 'not the name of a header'),
  v.check((name) => !KEPT_HEADERS.test(name), 'a header that browsers keep to themselves'),
  v.check((name) => !isObjectName(name.toLowerCase()), 'not the name of a header'),
);

const headerValue = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]([\x20-\x7e]{0,198}[\x21-\x7e])?$/, 'not a header’s value'),
);

/** Plain segments only: nothing encoded, no dots that lead elsewhere, no query. */
const SEGMENT = String.raw`\/(?!\.{1,2}(?:\/|$))[\w\-.~@:{}]+`;
const basePath = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(${SEGMENT})+$`), 'a path of plain segments, without a slash at its end'),
  v.excludes('{', 'the base takes no fields'),
);
const pathTemplate = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(${SEGMENT})+$`), 'a path of plain segments such as "/player/{id}"'),
  v.check((path) => !/[{}]/.test(path.replaceAll(/\{\w+\}/g, '')), 'a placeholder is a name in braces'),
);

const headers = v.strictObject({
  ...v.entriesFromList(Object.keys(HEADER) as (keyof typeof HEADER)[], v.optional(headerName)),
  /** The header that the token travels in; without it, `Authorization`. */
  authorization: v.optional(headerName),
});

const envelope = v.strictObject({
  /** `status`: an HTTP status below 300; else a field and the values that mean success. */
  success: v.optional(
    v.union([
      v.literal('status'),
      v.strictObject({
        /** Where the answer says it. */
        field: place,
        /** Compared without conversion. */
        values: v.pipe(v.array(v.union([v.string(), v.number(), v.boolean()])), v.minLength(1)),
      }),
    ]),
  ),
  /** What was asked for. */
  value: v.optional(place),
  /** Why it was refused. */
  code: v.optional(place),
  /** The server's words. */
  message: v.optional(place),
  /** What a refusal carries besides: `captcha`, `fields`. */
  details: v.optional(place),
  /** The gateway's codes, each to one of ours. */
  codes: v.optional(
    v.record(
      v.string(),
      v.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code), 'unknown code'),
    ),
  ),
});

const everyCall = {
  /** Names of the headers of every call, by what they say. */
  headers: v.optional(headers),
  /** Value of the gateway header; 3 is the mobile site. */
  gatewayNumber: v.optional(headerValue),
  /** Our request fields, each to the name it travels under. Fields that a path takes travel there. */
  fields: v.optional(v.record(v.string(), fieldName)),
  /** Where an answer says what. */
  envelope: v.optional(envelope),
};

const endpointOverride = v.strictObject({
  ...everyCall,
  /** Never `GET` for a call that changes something, never `DELETE` for one with a body. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** Below the base path; `{name}` is filled from our request field of that name. */
  path: v.optional(pathTemplate),
  /** Value of the module header; null sends none. */
  module: v.optional(v.nullable(headerValue)),
  /** Our reply fields, each to its place in the value of the answer. */
  reply: v.optional(v.record(v.string(), place)),
});

/** What an operator's gateway does otherwise for one call; what is missing is as for all calls. */
export type EndpointOverride = v.InferOutput<typeof endpointOverride>;

/**
 * How an operator's own gateway differs from the contract: the base path below the API's origin, and for all
 * calls or for one: method, path, headers, names of fields, envelope. What it does not name is as decisions say.
 */
export const gatewayConfigSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), 'not a list'),
  v.check(
    (value) => objectKey(value) === undefined,
    (issue) => `"${objectKey(issue.input) ?? ''}" cannot be a name here`,
  ),
  v.strictObject({
    ...everyCall,
    /** Below the API's origin, in place of `/api/v1`. */
    basePath: v.optional(basePath),
    /** Before the token in the header `authorization`: `Bearer`; '' sends the bare token. */
    tokenScheme: v.optional(v.union([v.literal(''), headerValue])),
    /** Names of the three fields of every paged value. */
    paging: v.optional(
      v.strictObject({
        /** The rows. */
        content: v.optional(place),
        /** Which page it is, from 1. */
        pageNum: v.optional(place),
        /** How many there are. */
        totalPages: v.optional(place),
      }),
    ),
    /** The live channel: `false` where the gateway has none, else where it is below the base path. */
    live: v.optional(
      v.union([
        v.literal(false),
        v.strictObject({
          /** Begins with a slash; takes no fields. */
          path: basePath,
        }),
      ]),
    ),
    /** What single calls do otherwise, by endpoint id. */
    endpoints: v.optional(v.record(v.string(), endpointOverride)),
  }),
);
export type GatewayConfig = v.InferOutput<typeof gatewayConfigSchema>;

/** What of a merchant's configuration says how its gateway is spoken to. */
export interface GatewaySite {
  /** The merchant's code; errors name it. */
  readonly code: string;
  /** Origin of the API; empty is the page's own. */
  readonly apiOrigin: string;
  /** How the operator's gateway differs from the contract; absent where it does not. */
  readonly gateway?: GatewayConfig | undefined;
}
