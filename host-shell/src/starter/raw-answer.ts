/** An answer as it came, whatever it is. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: string | undefined;
  /** The time of the server, as its header has it. */
  readonly date?: string | undefined;
}
