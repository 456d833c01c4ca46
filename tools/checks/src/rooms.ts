/** The rooms of every section's `src`, the same everywhere: learn one, know them all. */
export const SECTION_ROOMS: readonly string[] = [
  'api',
  'budget.ts',
  'capabilities.ts',
  'components',
  'contract.ts',
  'i18n.ts',
  'locales',
  'locales.ts',
  'model',
  'partner-contracts.ts',
  'remote.ts',
  'routes.ts',
  'screens',
  'store',
  'testing',
  'widgets',
];

/** What must be there in every section. */
export const REQUIRED_ROOMS: readonly string[] = [
  'budget.ts',
  'capabilities.ts',
  'i18n.ts',
  'locales',
  'remote.ts',
  'routes.ts',
  'screens',
];

/** What is wrong with a section's rooms, in words; empty when nothing is. */
export function roomFaults(section: string, entries: readonly string[]): string[] {
  const strange = entries
    .filter((entry) => !SECTION_ROOMS.includes(entry) && !/\.test(-d)?\.tsx?$/.test(entry))
    .map((entry) => `${section}/src/${entry} is no room of a section`);
  const missing = REQUIRED_ROOMS.filter((room) => !entries.includes(room)).map(
    (room) => `${section}/src/${room} is missing`,
  );
  return [...strange, ...missing];
}
