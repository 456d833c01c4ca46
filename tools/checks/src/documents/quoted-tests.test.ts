import { readRepository } from '../repository-files';
import { quotedTestFaults } from './quoted-tests';

const texts = new Map(readRepository().map(({ file, text }) => [file, text]));

test('documents quote tests that exist, by their titles', () => {
  const documents = [...texts].filter(([file]) => /^docs\/[\w-]+\.md$/.test(file));
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.flatMap(([file, text]) => quotedTestFaults({ file, text }, texts))).toEqual([]);
});

const KNOWN = new Map([['e2e/specs/a.spec.ts', "test('it\\'s one', …); test('two', …)"]]);

test.each([
  ['`e2e/a.spec.ts` “two”', []],
  ["`e2e/a.spec.ts` “it's one”, “two”", []],
  ['`e2e/specs/a.spec.ts`', []],
  ['`e2e/b.spec.ts` “two”', ['docs/x.md: there is no e2e/b.spec.ts']],
  ['`e2e/a.spec.ts` “two”, “three”', ['docs/x.md: e2e/a.spec.ts has no test “three”']],
])('%s', (text, faults) => {
  expect(quotedTestFaults({ file: 'docs/x.md', text }, KNOWN)).toEqual(faults);
});
