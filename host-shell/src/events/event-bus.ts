import type { EventBusFor, EventOwner } from 'shared-contracts/events/event-map';
import { nameOfError } from '../browser/name-of-error';
import type { EventRules } from './event-rules';

type Listener = (payload: never) => void;

/** Told when a listener throws or an owner oversteps; the bus itself goes on. */
export type BusFault = (event: string, cause: string) => void;

/** The one bus of the page. Each package sees it through {@link EventBus.as}, as its own owner. */
export class EventBus {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly last = new Map<string, unknown>();

  constructor(
    private readonly ruleOf: EventRules,
    private readonly onFault: BusFault,
  ) {}

  /** The bus as one owner sees it: listens to all, tells only what is its own. */
  as<Owner extends EventOwner>(owner: Owner): EventBusFor<Owner> {
    return {
      on: (name, listener) => this.on(name, listener),
      emit: (name, payload) => this.emit(owner, name, payload),
    };
  }

  /** How many listeners there are, for leak checks. */
  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }

  /** An event that no package declares yet may come with a section that is switched on later. */
  private on(name: string, listener: Listener): () => void {
    const set = this.listeners.get(name) ?? new Set<Listener>();
    this.listeners.set(name, set.add(listener));
    const rule = this.ruleOf(name);
    if (rule === undefined) this.onFault(name, 'no package declares it');
    if (this.last.has(name)) this.tell(name, listener, this.last.get(name));
    return () => void set.delete(listener);
  }

  private emit(owner: EventOwner, name: string, payload: unknown): void {
    // Types forbid it, but a separately built bundle may carry other types.
    const rule = this.ruleOf(name);
    if (rule?.owner !== owner) {
      this.onFault(name, `${owner} does not own it`);
      return;
    }
    if (rule.replay === 'last') this.last.set(name, payload);
    for (const listener of [...(this.listeners.get(name) ?? [])]) this.tell(name, listener, payload);
  }

  /** One listener's fault must not keep the news from the others. */
  private tell(name: string, listener: Listener, payload: unknown): void {
    try {
      listener(payload as never);
    } catch (error) {
      this.onFault(name, nameOfError(error));
    }
  }
}
