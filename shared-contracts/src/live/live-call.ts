import type { GatewaySite } from '../api/gateway/gateway-config';
import { resolveCall, type ResolvedCall } from '../api/gateway/resolve-call';
import { nothing } from '../api/schemas';

/** The path of the live channel below {@link API_PREFIX}: a `GET` that is answered by Server-Sent Events. */
export const LIVE_PATH = '/live';

/** The media type of its answers; anything else is no channel. */
export const LIVE_TYPE = 'text/event-stream';

/** By which a client that comes back says the id of the last message it had; decimal digits. */
export const LAST_EVENT_ID = 'Last-Event-ID';

/** What both sides keep to. */
export const LIVE_LIMITS = {
  /** A gateway sends something at least this often, a comment where there is nothing to tell. */
  heartbeatMs: 15_000,
  /** A client takes a stream for lost after this long without a byte. */
  silenceMs: 40_000,
  /** A message with more characters is no message: a client closes the stream and opens it again later. */
  messageLength: 65_536,
  /** A gateway tells a client that comes back what it missed for so long; past it, what is true now. */
  replayMs: 24 * 60 * 60 * 1000,
} as const;

/** What of a merchant's settings says whether and where it has a channel. */
export interface LiveSite extends GatewaySite {
  /** `false`: pages open no channel. */
  readonly live?: boolean | undefined;
}

/** The call that opens the channel of a merchant, headers and all, as any other call; null where it has none. */
export function liveCall(site: LiveSite): ResolvedCall | null {
  const own = site.gateway?.live;
  if (site.live === false || own === false) return null;
  const path = own?.path ?? LIVE_PATH;
  return resolveCall(site, {
    id: 'live',
    method: 'GET',
    path,
    auth: 'optional',
    transport: 'query',
    idempotent: false,
    reply: nothing,
  });
}
