/** Addresses worth trying, in order: no empty ones, none twice. */
export function usableSources(sources: readonly (string | null | undefined)[]): string[] {
  return [...new Set(sources.filter((source): source is string => Boolean(source)))];
}
