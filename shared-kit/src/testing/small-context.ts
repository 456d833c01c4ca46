import { createElement, type ReactNode } from 'react';
import type { EventMap, EventName } from 'shared-contracts/events/event-map';
import type { Intents } from 'shared-contracts/intents/intent-map';
import { RemoteContextProvider, type AnyRemoteContext } from '../remote/remote-context';

type Parts = { readonly [Part in keyof AnyRemoteContext]?: Partial<AnyRemoteContext[Part]> };

/** As much of a context as a hook of the kit needs, for tests: the full one stands on the kit itself. */
export function smallContext(parts: Parts) {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  const asked: { readonly name: string; readonly request: unknown }[] = [];
  let answer: (name: string) => unknown = () => ({ handled: false, reason: 'nobody-registered' });
  const context = {
    events: {
      on: (name: EventName, listener: (payload: never) => void) => {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(listener));
        return () => void set.delete(listener);
      },
    },
    intents: {
      request: async (name: string, request: unknown) => {
        asked.push({ name, request });
        return answer(name);
      },
    } as unknown as Intents,
    ...parts,
  } as unknown as AnyRemoteContext;
  return {
    asked,
    /** How intents are answered from now on. */
    answerWith: (next: (name: string) => unknown) => void (answer = next),
    tell: <Name extends EventName>(name: Name, payload: EventMap[Name]) =>
      listeners.get(name)?.forEach((listener) => listener(payload as never)),
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(RemoteContextProvider, { value: context }, children),
  };
}
