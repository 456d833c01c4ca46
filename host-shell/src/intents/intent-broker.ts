import type { IntentAnswer, IntentHandler, IntentMap, IntentName, Intents } from 'shared-contracts/intents/intent-map';

/** Loads the section that answers an intent without a handler, and says how that went. */
export type OnDemandLoad = (name: IntentName) => Promise<'loaded' | 'nobody' | 'failed'>;

/** Brings those who ask and those who answer together. */
export class IntentBroker implements Intents {
  private readonly handlers = new Map<IntentName, readonly unknown[]>();

  constructor(private readonly loadOnDemand: OnDemandLoad) {}

  readonly handle = <Name extends IntentName>(name: Name, handler: IntentHandler<Name>): (() => void) => {
    this.handlers.set(name, [...(this.handlers.get(name) ?? []), handler]);
    return () =>
      this.handlers.set(
        name,
        (this.handlers.get(name) ?? []).filter((entry) => entry !== handler),
      );
  };

  readonly request = async <Name extends IntentName>(
    name: Name,
    request: IntentMap[Name]['request'],
  ): Promise<IntentAnswer<Name>> => {
    if (this.latest(name) === undefined) {
      const outcome = await this.loadOnDemand(name);
      if (outcome === 'failed') return { handled: false, reason: 'remote-unavailable' };
    }
    const handler = this.latest(name);
    if (handler === undefined) return { handled: false, reason: 'nobody-registered' };
    try {
      return { handled: true, result: await handler(request) };
    } catch {
      return { handled: false, reason: 'failed' };
    }
  };

  private latest<Name extends IntentName>(name: Name): IntentHandler<Name> | undefined {
    return this.handlers.get(name)?.at(-1) as IntentHandler<Name> | undefined;
  }
}
