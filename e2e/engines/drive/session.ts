/** What may go to a page and come back from it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A fresh browser state with one page, as one protocol drives it. */
export interface Session {
  /** Begins a navigation; comes back once the new document is there, loaded or not. */
  readonly goTo: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, with `given` as its one argument, and waits for what it returns. */
  readonly run: (body: string, given: Json) => Promise<unknown>;
  /** Presses and lifts the pointer at a point of the viewport, CSS pixels. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** What the page has written to its console as an error or thrown since this was asked last. */
  readonly takeFaults: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** As the engine itself says. */
  readonly version: string;
  readonly openSession: () => Promise<Session>;
  readonly close: () => Promise<void>;
}

/** The phone of all specs. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** Longest time for a start, an evaluation or a navigation on a busy machine, ms. */
export const PATIENCE_MS = 60_000;
