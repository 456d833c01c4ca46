import type { GenericSchema, InferOutput } from 'shared-contracts/schema';
import type { EventRule } from './event-map';

/** An event as its owner declares it. */
export interface EventDeclaration extends EventRule {
  /** The payload's form. The build writes it into the descriptor; nothing validates by it at run time. */
  readonly payload: GenericSchema;
}

type Readable<Value> = Value extends (infer Item)[] ? readonly Item[] : Value;

/** Payloads by event, for `EventsByOwner`. */
export type PayloadsOf<Events extends Readonly<Record<string, EventDeclaration>>> = {
  readonly [Name in keyof Events]: {
    readonly [Field in keyof InferOutput<Events[Name]['payload']>]: Readable<
      InferOutput<Events[Name]['payload']>[Field]
    >;
  };
};

/** Declares the events of a section; plain data, read by the build from `src/contract.ts`. */
export function defineEvents<const Events extends Readonly<Record<string, EventDeclaration>>>(events: Events): Events {
  return events;
}
