/** `2026-12-01T10:00Z`: to the second only where there are any. */
export function momentText(moment: string): string {
  return new Date(moment).toISOString().replace(/(:00)?\.000Z$/, 'Z');
}
