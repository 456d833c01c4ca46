/** The kind of what was thrown, for telemetry: its words may hold what a person wrote. */
export function nameOfError(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : 'unknown';
}
