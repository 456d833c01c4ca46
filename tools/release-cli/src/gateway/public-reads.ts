import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';

/** A call that any visitor's page makes, and what it asks with. */
export interface PublicRead {
  readonly endpoint: Endpoint;
  readonly request: Readonly<Record<string, unknown>>;
}

interface FieldShape {
  readonly type?: string;
  readonly literal?: unknown;
}

/** What fills a field without anybody having typed anything; undefined where somebody has to. */
function valueOf(field: FieldShape, known: unknown): unknown {
  return field.type === 'literal' ? field.literal : known;
}

function requestOf({ request }: Endpoint, known: Readonly<Record<string, unknown>>): PublicRead['request'] | null {
  const { entries = {} } = request as { readonly entries?: Readonly<Record<string, FieldShape>> };
  const needed = Object.entries(entries).filter(([, { type }]) => type !== 'optional' && type !== 'nullish');
  const fields = needed.map(([name, field]) => [name, valueOf(field, known[name])] as const);
  return fields.every(([, value]) => value !== undefined) ? Object.fromEntries(fields) : null;
}

/** The calls of the contract that need nothing but merchant and language, and no session unless there is one. */
export function publicReads(merchant: string, language: string, hasSession = false): readonly PublicRead[] {
  const known = { merchantCode: merchant, merchant_code: merchant, language, lang: language };
  return Object.values(ENDPOINTS as Readonly<Record<string, Endpoint>>)
    .filter(({ auth, method, path }) => {
      const isAllowed = auth === 'public' || (hasSession && (auth === 'optional' || auth === 'member'));
      return isAllowed && method === 'GET' && !path.includes('{');
    })
    .flatMap((endpoint) => {
      const request = requestOf(endpoint, known);
      return request === null ? [] : [{ endpoint, request }];
    });
}
