import {
  EVENT_RULES,
  type EventBusFor,
  type EventMap,
  type EventName,
  type EventOwner,
} from 'shared-contracts/events/event-map';

type Listener = (payload: never) => void;

/** Told when a listener throws or an owner oversteps; the bus itself goes on. */
export type BusFault = (event: string, cause: string) => void;

/** The one bus of the page. Each package sees it through {@link EventBus.as}, as its own owner. */
export class EventBus {
  private readonly listeners = new Map<EventName, Set<Listener>>();
  private readonly last = new Map<EventName, unknown>();

  constructor(private readonly onFault: BusFault) {}

  /** The bus as one owner sees it: listens to all, tells only what is its own. */
  as<Owner extends EventOwner>(owner: Owner): EventBusFor<Owner> {
    return {
      on: (name, listener) => this.on(name, listener),
      emit: (name, payload) => this.emit(owner, name as EventName, payload),
    };
  }

  /** How many listeners there are, for leak checks. */
  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }

  private on<Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void): () => void {
    const set = this.listeners.get(name) ?? new Set<Listener>();
    this.listeners.set(name, set.add(listener));
    if (EVENT_RULES[name].replay === 'last' && this.last.has(name)) this.tell(name, listener, this.last.get(name));
    return () => void set.delete(listener);
  }

  private emit(owner: EventOwner, name: EventName, payload: unknown): void {
    // Types forbid it, but a separately built bundle may carry other types.
    if (EVENT_RULES[name]?.owner !== owner) {
      this.onFault(name, `${owner} does not own it`);
      return;
    }
    if (EVENT_RULES[name].replay === 'last') this.last.set(name, payload);
    for (const listener of [...(this.listeners.get(name) ?? [])]) this.tell(name, listener, payload);
  }

  /** One listener's fault must not keep the news from the others. */
  private tell(name: EventName, listener: Listener, payload: unknown): void {
    try {
      listener(payload as never);
    } catch (error) {
      this.onFault(name, error instanceof Error ? error.name : 'unknown');
    }
  }
}
