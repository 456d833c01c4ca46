import type { GenericSchema, InferOutput } from 'shared-contracts/schema';

/** An intent as the section that answers it declares it. */
export interface IntentDeclaration {
  /** A whole number, raised when the form of the request or of the result changes; compared between packages before a set is served. */
  readonly version: number;
  /** The request's form. The build writes it into the descriptor; nothing validates by it at run time. */
  readonly request: GenericSchema;
  /** The result's form, in the same way. */
  readonly result: GenericSchema;
}

/** Requests and results by intent, for `IntentsByOwner`. */
export type FormsOf<Intents extends Readonly<Record<string, IntentDeclaration>>> = {
  readonly [Name in keyof Intents]: {
    readonly request: Readonly<InferOutput<Intents[Name]['request']>>;
    readonly result: InferOutput<Intents[Name]['result']>;
  };
};

/** Declares the intents that a section answers; plain data, read by the build from `src/contract.ts`. */
export function defineIntents<const Intents extends Readonly<Record<string, IntentDeclaration>>>(
  intents: Intents,
): Intents {
  return intents;
}
