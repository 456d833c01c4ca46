/** What only tests use promises nothing to anybody. */
const OF_TESTS = /(?:^|\/)test-support\/|\.test(?:-d)?$/;

/**
 * What importers write after `shared-contracts/` for a file of its sources or declarations, such as `api/endpoints/games`;
 * null for files that are no part of the contract.
 */
export function entryOf(file: string): string | null {
  const entry = file.replace(/(?:\.d)?\.ts$/, '');
  return entry === file || OF_TESTS.test(entry) ? null : entry;
}
