import { parseHealthReport } from 'shared-contracts/release/health';
import { scrubbedStack } from './scrubbed-stack';

const LIST = 'mfe-games/list.0123456789ab.mjs:1:234';
const HOST = 'host-shell/react.ba9876543210.mjs:2:5';

it.each([
  [
    'Chromium',
    `TypeError: ann@example.com has 1,250.00
    at openGame (https://x.example/r/${LIST})
    at https://x.example/r/${HOST}
    at onclick (https://x.example/m/home?token=abc:1:90)`,
    [LIST, HOST, '?'],
  ],
  ['Firefox', `openGame@https://x.example/r/${LIST}\nasync*@https://x.example/r/${HOST}\n`, [LIST, HOST]],
  ['WebKit', `openGame@https://x.example/r/${LIST}\n[native code]\nhttps://x.example/r/${HOST}`, [LIST, HOST]],
  ['nothing of ours', 'at f (chrome-extension://abc/x.js:1:2)\nat g (https://chat.example/c.js:3:4)', []],
  ['no stack', '', []],
])('keeps files, lines and columns of %s, and nothing else', (_engine, trace, expected) => {
  expect(scrubbedStack(trace, '/r/')).toEqual(expected);
});

it.each([
  ['another folder', `at f (https://x.example/r/ann-smith/list.mjs:1:2)`],
  ['a folder below', `at f (https://x.example/r/mfe-games/ann/list.mjs:1:2)`],
  ['a name with other characters', `at f (https://x.example/r/mfe-games/ann smith.mjs:1:2)`],
  ['a long name', `at f (https://x.example/r/mfe-games/${'a'.repeat(81)}:1:2)`],
])('keeps nothing of a file with %s', (_what, line) => {
  expect(scrubbedStack(`at g (https://x.example/r/${LIST})\n${line}`, '/r/')).toEqual([LIST, '?']);
});

it('leaves out the query of a file that was asked for again', () => {
  expect(scrubbedStack(`at f (https://x.example/r/mfe-games/list.0123456789ab.mjs?retry=2:1:234)`, '/r/')).toEqual([
    LIST,
  ]);
});

it('knows files of another origin by their whole address', () => {
  const trace = `at https://files.example/r/${LIST}\nat https://evil.example/r/${HOST}`;
  expect(scrubbedStack(trace, 'https://files.example/r/')).toEqual([LIST, '?']);
});

it('has at most eight frames, a row of foreign ones as one, and is accepted as part of a report', () => {
  const foreign = 'at https://chat.example/c.js:3:4\n'.repeat(50);
  const own = `at https://x.example/r/${LIST}\n`.repeat(50);
  const stack = scrubbedStack(`${foreign}${own}`, '/r/');
  expect(stack).toEqual(['?', ...Array.from({ length: 7 }, () => LIST)]);
  const entries = [{ kind: 'error', package: 'mfe-games', version: '1.0.0', name: 'TypeError', stack }];
  const about = { environment: 'test', merchant: 'aurora', set: 'a', revision: 1, page: 'p', part: 0 };
  expect(parseHealthReport({ schema: 1, ...about, entries }).entries).toEqual(entries);
});
