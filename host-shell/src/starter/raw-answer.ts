/** An unparsed answer. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter?: string | undefined;
  /** The server's time, from its header. */
  readonly date?: string | undefined;
  /** Whether the page was rendered with it: it tells no time, and a newer one is on its way. */
  readonly isRendered?: boolean;
}
