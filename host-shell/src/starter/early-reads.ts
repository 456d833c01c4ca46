import { API_PREFIX } from 'shared-contracts/api/endpoint';
import type { GatewaySite } from 'shared-contracts/api/gateway/gateway-config';
import { assertGatewayOrigin } from 'shared-contracts/api/gateway/gateway-origin';
import { HEADER, MOBILE_GATEWAY, type DeviceHeader } from 'shared-contracts/api/http-headers';
import { randomId } from 'shared-contracts/random-id';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { earlyKey, type EarlyAsker } from './early-key';

/** The user who opened the page, and the address. */
export interface PageAsker extends EarlyAsker {
  /** The merchant of the page, independent of the signed-in user. */
  readonly site: string;
  readonly device: DeviceHeader;
  readonly release: string;
  /** The query of the page's address. */
  readonly search: string;
  readonly now: Date;
  /** The zone of the operator's business days, empty for the device's; null where no page here has been told yet. */
  readonly timeZone: string | null;
}

/** One call, ready to go. */
export interface EarlyRequest {
  readonly key: string;
  /** Path and query at the gateway's origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The status, which every page begins with. */
export const STATUS_READ: FirstRead = {
  id: 'R-01',
  path: '/system/status',
  auth: 'public',
  fields: { merchantCode: '{site}', language: '{language}' },
};

/** The frame's first reads for a signed-in user: wallet and profile. */
export const MEMBER_READS: readonly FirstRead[] = [
  { id: 'R-28', path: '/wallet', auth: 'member', fields: {} },
  { id: 'R-21', path: '/members/me', auth: 'member', fields: {} },
];

/**
 * Whether calls may be requested early: not with a gateway that has its own API, nor with an invalid origin, which the
 * later call reports.
 */
export function maySpeakTo(site: GatewaySite, environment?: string): boolean {
  try {
    assertGatewayOrigin(site, environment);
    return site.gateway === undefined;
  } catch {
    return false;
  }
}

/** The operator's business day, as the calls about days write it; null in a zone that is not known. */
function dayOf({ now, timeZone }: PageAsker): string | null {
  try {
    // Swedish dates are ISO dates.
    return timeZone === null ? null : now.toLocaleDateString('sv', timeZone === '' ? {} : { timeZone });
  } catch {
    return null;
  }
}

/** The fields of a read; null where the page cannot know one of them. */
function fieldsOf({ fields }: FirstRead, asker: PageAsker): Record<string, string> | null {
  const page = new URLSearchParams(asker.search);
  const filled: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) {
    const [, known = ''] = /^\{(.+)\}$/.exec(text) ?? [];
    // A page with more parameters in its address shows something else than the plain page.
    const own = known.startsWith('?') && [...page].length === 1 ? page.get(known.slice(1)) : null;
    const values: Readonly<Record<string, string | null>> = {
      '': text,
      site: asker.site,
      merchant: asker.merchant,
      language: asker.language,
      today: dayOf(asker),
    };
    const value = Object.hasOwn(values, known) ? values[known] : own;
    if (value === null || value === undefined) return null;
    filled[name] = value;
  }
  return filled;
}

/** The requests of a page before any code has loaded: each once, and only those that its user may make. */
export function earlyRequests(reads: readonly FirstRead[], asker: PageAsker): readonly EarlyRequest[] {
  const found = new Map<string, EarlyRequest>();
  for (const read of reads) {
    const token = read.auth === 'public' ? null : asker.token;
    const fields = fieldsOf(read, asker);
    const needsToken = read.auth === 'member' || read.auth === 'agent';
    if (fields === null || (needsToken && token === null)) continue;
    const key = earlyKey(read.id, fields, { ...asker, token });
    const query = new URLSearchParams(fields).toString();
    found.set(key, {
      key,
      path: `${API_PREFIX}${read.path}${query === '' ? '' : '?'}${query}`,
      headers: {
        [HEADER.merchant]: asker.merchant,
        [HEADER.language]: asker.language,
        [HEADER.gateway]: MOBILE_GATEWAY,
        [HEADER.device]: asker.device,
        [HEADER.requestId]: randomId(),
        [HEADER.release]: asker.release,
        ...(read.module === undefined ? {} : { [HEADER.module]: read.module }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
    });
  }
  return [...found.values()];
}
