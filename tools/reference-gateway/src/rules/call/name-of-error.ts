/** The kind of what was thrown, for the log: its message may hold what a caller sent. */
export function nameOfError(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : 'unknown';
}
