import { readRemembered, REMEMBERED_FOR_MS } from './remembered-login';

const NOW = 1_800_000_000_000;
const RECORD = { type: 'username', username: 'demo_member', password: 'xyz', countryDialingCode: '', savedAt: NOW };
const text = (change: object = {}) => JSON.stringify({ ...RECORD, ...change });

test.each([
  ['a fresh one', text(), RECORD],
  ['one without a password', text({ password: undefined }), { ...RECORD, password: '' }],
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['another form', '[]', null],
  ['an unknown method', text({ type: 'firebase' }), null],
  [
    'a day before the end',
    text({ savedAt: NOW - REMEMBERED_FOR_MS + 1 }),
    { ...RECORD, savedAt: NOW - REMEMBERED_FOR_MS + 1 },
  ],
  ['after thirty days', text({ savedAt: NOW - REMEMBERED_FOR_MS }), null],
  ['one from the future', text({ savedAt: NOW + 1 }), null],
])('%s', (_title, stored, expected) => {
  expect(readRemembered(stored, NOW)).toEqual(expected);
});
