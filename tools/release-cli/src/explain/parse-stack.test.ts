/** @jest-environment node */
import { parseStack } from './parse-stack';

const LIST = { package: 'mfe-games', file: 'list.0123456789ab.mjs', line: 1, column: 234 };
const HOST = { package: 'host-shell', file: 'react.ba9876543210.mjs', line: 2, column: 5 };

const places = (text: string) =>
  parseStack(text)
    .filter(({ isFrame }) => isFrame)
    .map(({ place }) => place);

describe('the stack of', () => {
  it('Chromium', () => {
    const text = `TypeError: Cannot read properties of undefined (reading 'id')
    at openGame (https://aurora.example/r/mfe-games/list.0123456789ab.mjs:1:234)
    at async Promise.all (index 0)
    at https://files.example/r/host-shell/react.ba9876543210.mjs:2:5
    at new Promise (<anonymous>)
    at HTMLButtonElement.onclick (https://aurora.example/m/home:1:90)`;
    expect(places(text)).toEqual([LIST, HOST, null, null]);
  });

  it('Firefox', () => {
    const text = `openGame@https://aurora.example/r/mfe-games/list.0123456789ab.mjs:1:234
async*@https://aurora.example/r/host-shell/react.ba9876543210.mjs:2:5
open/</<@https://widgets.example/chat.js:1:2
`;
    expect(places(text)).toEqual([LIST, HOST, null]);
  });

  it('WebKit', () => {
    const text = `openGame@https://aurora.example/r/mfe-games/list.0123456789ab.mjs:1:234
https://aurora.example/r/host-shell/react.ba9876543210.mjs:2:5
forEach@[native code]
[native code]
module code@https://aurora.example/r/mfe-games/list.0123456789ab.mjs:1:234`;
    expect(places(text)).toEqual([LIST, HOST, null, null, LIST]);
  });

  it('telemetry', () => {
    expect(places('mfe-games/list.0123456789ab.mjs:1:234\n?\nhost-shell/react.ba9876543210.mjs:2:5')).toEqual([
      LIST,
      null,
      HOST,
    ]);
  });
});

it.each([
  ['the message', 'TypeError: it ended at 10:15:30'],
  ['an address without a position', 'see https://aurora.example/r/mfe-games/list.0123456789ab.mjs'],
  ['nothing', ''],
])('takes %s for no frame', (_what, text) => {
  expect(places(text)).toEqual([]);
});

it('reads an address that was asked for again', () => {
  expect(places('at https://aurora.example/r/mfe-games/list.0123456789ab.mjs?retry=2:1:234')).toEqual([LIST]);
});

it.each(['a/'.repeat(50_000), `${'('.repeat(50_000)}:1:1`, 'mfe-games/'.repeat(20_000)])(
  'is not held up by a long line (%#)',
  (text) => {
    expect(parseStack(text)).toHaveLength(1);
  },
);
