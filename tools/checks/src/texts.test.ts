import { textFaults } from './texts';

/** The same texts in all languages, but for one. */
function faultsOf(english: unknown, others: { readonly CN?: unknown; readonly TY?: unknown } = {}): string[] {
  return textFaults('mfe-x', { EN: english, CN: english, ID: english, TY: english, ...others });
}

test('words, places and formats pass', () => {
  expect(faultsOf({ a: { b: 'x {{ name }} {{names, list}} $ }', c: 'as of {{when, moment}}' } })).toEqual([]);
});

test('each language has the forms of its own numbers, and no other', () => {
  const [one, other] = ['{{count, number}} provider', '{{count, number}} providers'];
  const general = { all_other: other };
  const both = { all_one: one, all_other: other };
  expect(textFaults('mfe-x', { EN: both, CN: general, ID: general, TY: both })).toEqual([]);
  expect(textFaults('mfe-x', { EN: general, CN: both, ID: general, TY: { all: other } })).toEqual([
    'mfe-x: CN: the text all has a form too many: “one”',
    'mfe-x: EN: the text all has no form “one”',
    'mfe-x: TY: the text all counts, and has no plural forms',
    'mfe-x: TY: the text all has no form “one”',
    'mfe-x: TY: the text all has no form “other”',
    'mfe-x: TY: the text all has a form too many: “”',
  ]);
});

test('a text that one language lacks, and an empty one, are named', () => {
  expect(faultsOf({ a: { b: 'x' }, c: 'y' }, { TY: { a: { b: ' ' } } })).toEqual([
    'mfe-x: TY: the text a.b is empty',
    'mfe-x: TY: the text c is missing',
  ]);
});

test('places are the same in all languages', () => {
  expect(faultsOf({ a: 'Hello {{name}}' }, { CN: { a: '你好 {{title}}' } })).toEqual([
    'mfe-x: CN: the text a has other places than in English: name',
  ]);
});

test.each([
  ['{{count}} players', 'counts, and has no plural forms'],
  [
    '{{players}} players',
    'has a place that may count (players): call it count and give it forms, or list it among those that do not',
  ],
  ['{{name, weekday}}', 'has a format that nobody knows: weekday'],
  ['{{rate}}%', 'writes % behind a place: languages differ, so let the format percent do it'],
  ['{{name', 'has a place that cannot be read'],
  ['$t(other)', 'takes another text in'],
])('%s is refused', (text, fault) => {
  expect(faultsOf({ a: text })).toEqual(
    ['CN', 'EN', 'ID', 'TY'].map((language) => `mfe-x: ${language}: the text a ${fault}`),
  );
});
