import { readRepository } from '../repository-files';

const text = readRepository().find(({ file }) => file === 'docs/release-features.md')?.text ?? '';
const cells = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map(cells);

const inState = (state: string) => rows.filter(([, , how = '']) => how.startsWith(`**${state}.**`));

it('counts its rows as they are', () => {
  const [partly, missing] = [inState('Partly').length, inState('Missing').length];
  const complete = rows.length - partly - missing;
  expect(text).toContain(`${rows.length} rows: ${complete} complete, ${partly} partly, ${missing} missing.`);
  expect(rows.length).toBeGreaterThanOrEqual(100);
});

it('has every number once, and in every row a test and, where something is open, the reason', () => {
  const numbers = rows.map(([number]) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  const shown = ([, , , by = '']: readonly string[]): boolean =>
    /`[\w/.-]+\.(?:test|spec|test-d)\.tsx?`|store-contract/.test(by);
  expect(rows.filter((row) => row.length !== 4 || !shown(row)).map(([number]) => number)).toEqual([]);
  const open = [...inState('Partly'), ...inState('Missing')];
  expect(open.filter(([, , how = '']) => how.length < 40).map(([number]) => number)).toEqual([]);
});
