import type { EndpointId } from '../api/table/endpoint-table';
import type { EventName, EventOwner, EventsOf } from '../events/event-map';
import type { IntentName } from '../intents/intent-map';
import type { SessionRequests } from '../session/session-requests';
import type { LocalKey, SiteStorage } from '../storage/storage';

/** Keys of sessionStorage that a section may have; the session itself is the host's. */
export type SectionSessionKey = Parameters<SiteStorage['getSession']>[0];

/**
 * What a section uses of its context, slots, routes and answered intents aside, which its contributions name. Plain data;
 * the build writes it into the descriptor, and the host hands out nothing else.
 */
export interface SectionCapabilities<Owner extends EventOwner = EventOwner> {
  /** Calls, by the ids of the contract. */
  readonly calls: readonly EndpointId[];
  /** What it asks of the session. */
  readonly requests: readonly (keyof SessionRequests)[];
  /** Keys of localStorage. */
  readonly local: readonly LocalKey[];
  /** Keys of sessionStorage. */
  readonly session: readonly SectionSessionKey[];
  /** Intents that it asks others for. */
  readonly asks: readonly IntentName[];
  /** Its own events that it tells. */
  readonly emits: readonly (keyof EventsOf<Owner> & EventName)[];
  /** Events that it listens to. */
  readonly hears: readonly EventName[];
  /** Origins outside of the site that it shows something of; a page opens only those that its merchant's settings name. */
  readonly hosts: readonly string[];
}

/** Declares what a section uses; typed by whose section it is. */
export function defineCapabilities<Owner extends EventOwner>(
  _owner: Owner,
  capabilities: SectionCapabilities<Owner>,
): SectionCapabilities<Owner> {
  return capabilities;
}

/** What is listed of a section: its calls, keys, events, intents, hosts. */
export type CapabilityKind = keyof SectionCapabilities;

/**
 * Capabilities as a descriptor states them, by kind. A call is stated whole, as {@link callText}: its id alone would let a
 * section send anything under that name.
 */
export type StatedCapabilities = Readonly<Record<string, readonly string[] | undefined>>;

/** A call as descriptors state it: `R-46 GET /lotteries`. */
export function callText({
  id,
  method,
  path,
}: {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}): string {
  return `${id} ${method} ${path}`;
}
