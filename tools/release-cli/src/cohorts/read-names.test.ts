import { MAXIMUM_COHORT_PLAYERS } from 'shared-contracts/release/cohort';
import { readNames } from './read-names';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string): readonly string[] => readNames(bytes(text), 'testers.txt');

it.each<[string, string, readonly string[]]>([
  ['a byte-order mark and lines of Windows', '\uFEFFann\r\nbob\r\n', ['ann', 'bob']],
  ['lines of an old Mac', 'ann\rbob', ['ann', 'bob']],
  ['spaces around names and empty lines', '  ann \n\n\t\nbob', ['ann', 'bob']],
  ['a name twice, once in large letters', 'Ann\nbob\nANN', ['ann', 'bob']],
  ['names of other scripts, once composed and once not', '王小明\nélan\nE\u0301lan', ['王小明', 'élan']],
])('reads %s', (_, text, names) => {
  expect(read(text)).toEqual(names);
});

const NO_NAME = /^testers\.txt: line 2 is not one account name .+: correct it or take it out$/;

it.each<[string, string, RegExp]>([
  ['nothing', '', /^testers\.txt has no account name: write one a line$/],
  ['empty lines', '\uFEFF\r\n \r\n', /^testers\.txt has no account name/],
  ['two names on a line', 'ann\nbob smith', NO_NAME],
  ['a table', 'ann\nbob,1', NO_NAME],
  ['a name that is too long', `ann\n${'b'.repeat(65)}`, NO_NAME],
  ['an invisible sign', 'ann\nbob\u200b', NO_NAME],
  ['a zero byte', 'ann\nbob\0', NO_NAME],
])('refuses %s by its line, and does not repeat it', (_, text, message) => {
  expect(() => read(text)).toThrow(message);
  expect(() => read(text)).not.toThrow(/bob/);
});

it.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0)],
])('refuses %s, which is no UTF-8', (_, content) => {
  expect(() => readNames(content, 'testers.txt')).toThrow('testers.txt is not UTF-8 text');
});

it('takes as many names as a cohort may have, and not one more', () => {
  const names = Array.from({ length: MAXIMUM_COHORT_PLAYERS }, (_, index) => `player${index}`);
  expect(read(names.join('\n'))).toHaveLength(MAXIMUM_COHORT_PLAYERS);
  expect(() => read([...names, 'player1', 'one-more'].join('\n'))).toThrow(
    /line 100002 is one name too many: a cohort has at most 100000 players/,
  );
});
