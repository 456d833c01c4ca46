import { withCaretReader } from './caret-shares-plugin';

const TAKEN = 'const exists = () => true;\nload("default", "shared-kit/ui", false, [1,1,2,3])';

interface Reader {
  readonly satisfy: (range: readonly number[], version: string) => boolean;
  readonly versionLt: (one: string, other: string) => boolean;
  readonly rangeToString: (range: readonly number[]) => string;
}

/** The reader as it runs in a section. */
function reader(): Reader {
  const [text = ''] = withCaretReader(TAKEN).split('const exists = ');
  // The text that a build writes into its files, run as they would run it.
  // oxlint-disable-next-line typescript/no-implied-eval
  return (new Function(`${text} return { satisfy, versionLt, rangeToString };`) as () => Reader)();
}

it.each([
  ['1.2.3', true],
  ['1.2.10', true],
  ['1.10.0', true],
  ['1.2.3-dev.3f2a', true],
  ['1.2.2', false],
  ['1.1.9', false],
  ['2.0.0', false],
  ['0.9.9', false],
  ['nothing', false],
])('of ^1.2.3, %s is %s', (version, isInRange) => {
  expect(reader().satisfy([1, 1, 2, 3], version)).toBe(isInRange);
});

it('orders versions by their numbers, and says a range as people write it', () => {
  const { versionLt, rangeToString } = reader();
  expect(versionLt('1.9.0', '1.10.0')).toBe(true);
  expect(versionLt('1.10.0', '1.9.0')).toBe(false);
  expect(versionLt('1.9.0', '1.9.0')).toBe(false);
  expect(rangeToString([1, 19, 3, 1])).toBe('^19.3.1');
});

it('leaves the taking as the bundler has it', () => {
  expect(withCaretReader(`const satisfy = 0;\n${TAKEN}`)).toContain(TAKEN);
  expect(withCaretReader(`const satisfy = 0;\n${TAKEN}`)).not.toContain('const satisfy = 0;');
});

it.each([
  ['const takes = 1;', /takes shared modules in another way/],
  ['const exists = 1;', /writes the ranges of shared modules in another way/],
  ['const exists = 1; load("default", "shared-kit/ui", false, [2,1,2,3])', /range of shared-kit\/ui is no caret/],
  ['const exists = 1; load("default", "shared-kit/ui", false, [1,0,2,3])', /range of shared-kit\/ui is no caret/],
])('stops the build at %j', (text, problem) => {
  expect(() => withCaretReader(text)).toThrow(problem);
});
