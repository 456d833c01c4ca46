import type { EventOwner } from 'shared-contracts/events/event-map';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';

/** A context that records what was registered through it. */
export interface StartScope<Owner extends EventOwner> {
  readonly context: RemoteContext<Owner>;
  /** Removes all of it: listeners, intents, holds. */
  readonly end: () => void;
}

/**
 * The context a remote starts with. Another instance of the remote may replace it on the same page; then the
 * registrations of the first must go.
 */
export function startScope<Owner extends EventOwner>(context: RemoteContext<Owner>): StartScope<Owner> {
  const undo = new Set<() => void>();
  const kept = <Arguments extends readonly unknown[]>(register: (...values: Arguments) => () => void) => {
    return (...values: Arguments): (() => void) => {
      const stop = register(...values);
      undo.add(stop);
      return () => {
        undo.delete(stop);
        stop();
      };
    };
  };
  const { events, intents, session, site, storage, release } = context;
  return {
    context: {
      ...context,
      release: { ...release, hold: kept(release.hold) },
      events: { ...events, on: kept(events.on as (...values: never[]) => () => void) as typeof events.on },
      intents: {
        request: intents.request,
        handle: kept(intents.handle as (...values: never[]) => () => void) as typeof intents.handle,
      },
      session: { ...session, subscribe: kept(session.subscribe) },
      site: { ...site, subscribe: kept(site.subscribe) },
      storage: { ...storage, watchSession: kept(storage.watchSession) },
    },
    end: () => {
      undo.forEach((stop) => stop());
      undo.clear();
    },
  };
}

/** Runs a remote's start; returns the function that undoes its registrations. Throws what the start throws. */
export function startRemote<Owner extends EventOwner>(
  remote: RemoteDefinition,
  context: RemoteContext<Owner>,
): () => void {
  const scope = startScope(context);
  try {
    remote.start?.(scope.context as never);
  } catch (error) {
    scope.end();
    throw error;
  }
  return scope.end;
}
