import { readRepository } from '../repository-files';
import { DECISION_INDEX, indexFaults, indexRow } from './decision-index';

const record = (name: string, text: string) => ({ file: `docs/decisions/${name}`, text });
const first = record('0001-a.md', '# 0001 First\n\nDate: 2026-11-21. Status: accepted.\n');
const index = (...rows: readonly string[]) => ({ file: DECISION_INDEX, text: `# Decisions\n\n${rows.join('\n')}\n` });

test('the index lists every decision by its title', () => {
  expect(indexFaults(readRepository())).toEqual([]);
});

it('names the record that replaces one', () => {
  const old = record('0002-b.md', '# 0002 Second\n\nDate: 2026-11-21. Status: superseded by [0003](0003-c.md).\n');
  expect(indexRow(old)).toBe('- [0002](0002-b.md) Second (superseded by 0003)');
});

it('accepts an index that has all records', () => {
  expect(indexFaults([first, index('- [0001](0001-a.md) First')])).toEqual([]);
});

it.each([
  ['a record without a row', [first, index()], 'lacks: - [0001](0001-a.md) First'],
  ['a row without a record', [index('- [0009](0009-z.md) Gone')], 'has no record for: - [0009](0009-z.md) Gone'],
  ['a record without its date', [record('0001-a.md', '# 0001 First\n'), index()], '0001-a.md does not begin with'],
  ['a number of two records', [first, record('0001-b.md', first.text)], 'two decisions are 0001'],
])('finds %s', (_what, files, fault) => {
  expect(indexFaults(files).join('\n')).toContain(fault);
});
