import {
  GATEWAY_AWAY,
  HOME_REDIRECT,
  REFUSAL_HEADERS,
  REFUSALS,
  type RefusalStatus,
} from 'shared-contracts/release/delivery-rules';
import { bareType, block, headerLines, quoted, type Lines } from './nginx-text';

/** How a location says that the host is no merchant's, which is not the same as that something is missing. */
export const STRANGER_STATUS = 421;

/** Which refusal answers each status that nginx or the store can end with; 494 is nginx's name for long headers. */
const REFUSAL_OF: Readonly<Record<number, RefusalStatus>> = {
  400: 400,
  403: 404,
  404: 404,
  405: 405,
  413: 413,
  414: 431,
  [STRANGER_STATUS]: 404,
  494: 431,
  500: 500,
  502: 500,
  503: 503,
  504: 500,
};

const STATUSES = Object.keys(REFUSALS).map(Number) as readonly RefusalStatus[];

/**
 * Where nginx goes by itself to refuse. Named locations would be lost on a request whose address it could
 * not read; asked for by a client, these are a plain 404.
 */
export function refusalPlace(name: RefusalStatus | 'gateway-away' | 'unreadable'): string {
  return `/.refused/${name}`;
}

/** Sends every status to its refusal; a location that differs in one has to state them all. */
export function errorPages(changes: Readonly<Record<number, string>> = {}): Lines {
  return Object.entries(REFUSAL_OF).map(
    ([status, refusal]) => `error_page ${status} = ${changes[Number(status)] ?? refusalPlace(refusal)};`,
  );
}

function refusalLocation(place: string, status: RefusalStatus, sentence: string, further: Lines): Lines {
  return block(`location = ${place}`, [
    'internal;',
    'default_type text/plain;',
    ...further,
    ...headerLines({ ...REFUSAL_HEADERS, ...REFUSALS[status].headers }, 'every'),
    `return ${status} ${quoted(`${sentence}\n`)};`,
  ]);
}

/** Leads to the home page, from a location or an `if` in it; what follows the address may hold variables. */
export function homeLines(query: '' | '$is_args$args' = ''): { readonly location: Lines; readonly answer: string } {
  const { status, location } = HOME_REDIRECT;
  // The host of an address that nginx could not read is unknown to it.
  return { location: ['absolute_redirect off;'], answer: `return ${status} ${location}${query};` };
}

/**
 * The places that answer refusals: each in one sentence, with the headers of the local origin and these further lines.
 * `isStray` names the variable that is 1 for an address that leads home in place of being refused.
 */
export function refusalLocations(further: Lines = [], isStray?: string): Lines {
  const home = homeLines();
  const stray = isStray === undefined ? [] : [...home.location, ...block(`if (${isStray} = 1)`, [home.answer])];
  const linesOf = (status: RefusalStatus): Lines => (status === 400 ? [...further, ...stray] : further);
  return [
    ...STATUSES.flatMap((status) =>
      refusalLocation(refusalPlace(status), status, REFUSALS[status].sentence, linesOf(status)),
    ),
    // What is there and cannot be read is away for now, not gone.
    ...refusalLocation(refusalPlace('unreadable'), 503, REFUSALS[500].sentence, further),
  ];
}

/** The answer in place of a gateway that gives none. */
export function gatewayAwayLocation(further: Lines = []): Lines {
  const { headers, body } = GATEWAY_AWAY;
  return block(`location = ${refusalPlace('gateway-away')}`, [
    'internal;',
    `default_type ${bareType(headers['Content-Type'])};`,
    ...further,
    ...headerLines(headers, 'every'),
    `return 502 ${quoted(body)};`,
  ]);
}
