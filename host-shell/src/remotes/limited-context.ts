import type { ApiClient } from 'shared-contracts/api/api-client';
import { apiError } from 'shared-contracts/api/api-error';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { EventOwner } from 'shared-contracts/events/event-map';
import { callText, type CapabilityKind } from 'shared-contracts/remote/capabilities';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { loadedShims, type Limit, type Stated } from '../federation/shims';

type Kind = CapabilityKind | 'answers';
type Work = (...values: never[]) => unknown;

/** Allows listed names; reports any other and throws an error that names it. */
type Assert = (kind: Kind, what: string) => void;

/** A service some of whose functions accept only listed names as their first argument. */
function limited<Service extends object>(
  service: Service,
  kinds: Readonly<Partial<Record<keyof Service, Kind>>>,
  assert: Assert,
): Service {
  const guard = (kind: Kind, work: Work): Work => {
    return (...values) => {
      assert(kind, values[0] as unknown as string);
      return work(...values);
    };
  };
  const guarded = Object.entries<Kind | undefined>(kinds).flatMap(([name, kind]) =>
    kind === undefined ? [] : [[name, guard(kind, service[name as keyof Service] as Work)]],
  );
  return { ...service, ...(Object.fromEntries(guarded) as Partial<Service>) };
}

/**
 * The client for listed calls. A call is checked and sent with a copy of its endpoint, because the section could change
 * its own object in between.
 */
function limitedClient(http: ApiClient, assert: Assert): ApiClient {
  const copies = new WeakMap<Endpoint, Endpoint>();
  const judged = <E extends Endpoint>(endpoint: E): E => {
    const copy = (copies.get(endpoint) ?? { ...endpoint }) as E;
    copies.set(endpoint, copy);
    assert('calls', callText(copy));
    return copy;
  };
  return {
    call: (endpoint, request, options) => {
      try {
        return http.call(judged(endpoint), request, options);
      } catch (error) {
        const detail = error instanceof Error ? error.message : '';
        return Promise.reject(apiError(endpoint.id, { kind: 'malformed', detail }));
      }
    },
    early: (endpoint, request) => {
      try {
        return http.early?.(judged(endpoint), request);
      } catch {
        // `call`, which follows without an early answer, throws the error.
        return undefined;
      }
    },
  };
}

/** A context that gives what a release states, and refuses the rest. */
function limitedContext<Owner extends EventOwner>(
  context: RemoteContext<Owner>,
  { capabilities, contributions }: Stated,
): RemoteContext<Owner> {
  const { release, telemetry, events, intents, storage, requests, http } = context;
  const lists: Readonly<Record<string, readonly string[]>> = { ...capabilities, answers: contributions.intents };
  const assert: Assert = (kind, what) => {
    if (lists[kind]?.includes(what)) return;
    telemetry.report('capability.refused', { kind, what: String(what).slice(0, 80) });
    throw new Error(`${release.name} ${release.version} may not use ${what}: its capabilities list no such ${kind}`);
  };
  const asked = Object.entries<Work>({ ...requests }).map(([name, work]) => {
    const guard: Work = (...values) => {
      assert('requests', name);
      return work(...values);
    };
    return [name, guard];
  });
  return {
    ...context,
    http: limitedClient(http, assert),
    events: limited(events, { on: 'hears', emit: 'emits' }, assert),
    intents: limited(intents, { request: 'asks', handle: 'answers' }, assert),
    storage: limited(
      storage,
      {
        getLocal: 'local',
        setLocal: 'local',
        removeLocal: 'local',
        getSession: 'session',
        setSession: 'session',
        removeSession: 'session',
        watchSession: 'session',
      },
      assert,
    ),
    requests: Object.fromEntries(asked) as unknown as typeof requests,
  };
}

/** A context limited to what a release states; releases from before capabilities get all of it. */
const statedContext: Limit = (context, release) =>
  release.capabilities === undefined ? context : limitedContext(context, release);

/** The context of a section, as its release and its contract know it. */
export function sectionContext<Owner extends EventOwner>(
  context: RemoteContext<Owner>,
  release: Stated | undefined,
): RemoteContext<Owner> {
  if (release === undefined) return context;
  return loadedShims.get(release)?.shim(context, release, statedContext) ?? statedContext(context, release);
}
