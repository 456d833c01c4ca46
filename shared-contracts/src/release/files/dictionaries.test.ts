import { DELTA_PATH, deltaName, dictionaryUse, hashedName, offeredDictionary } from './dictionaries';

const FILE = 'screen-login.6192f692bd64.mjs';

test.each([
  [FILE, { stem: 'screen-login', hash: '6192f692bd64', ending: 'mjs' }],
  ['a.b.0123456789ab.css', { stem: 'a.b', hash: '0123456789ab', ending: 'css' }],
  ['bom.0123456789ab.json', null],
  ['entry.mjs', null],
  ['entry.0123456789aZ.mjs', null],
  [deltaName(FILE, '0123456789ab'), null],
])('%s has these parts', (file, parts) => {
  expect(hashedName(file)).toEqual(parts);
});

test.each([
  [`/r/mfe-account/${FILE}`, 'match="/r/mfe-account/screen-login.*.mjs?", id="6192f692bd64"'],
  // At its retry URL a file is whole, whatever a cache between has mixed up at the first.
  [`/r/mfe-account/${FILE}?r=1`, undefined],
  [`/r/mfe-account/${deltaName(FILE, '0123456789ab')}`, undefined],
  ['/r/mfe-account/bom.0123456789ab.json', undefined],
  ['/m/home', undefined],
])('%s is kept for its successors', (path, use) => {
  expect(dictionaryUse(path)).toBe(use);
});

test('differences have a path of their own', () => {
  expect(DELTA_PATH.exec(`/r/mfe-account/${deltaName(FILE, '0123456789ab')}`)?.[1]).toBe(`/r/mfe-account/${FILE}`);
  expect(DELTA_PATH.test(`/r/mfe-account/${FILE}`)).toBe(false);
});

const BYTES = `:${'A'.repeat(43)}=:`;
const OFFER = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': BYTES,
  'dictionary-id': '"0123456789ab"',
};

test.each([
  ['all that is needed', OFFER, '0123456789ab'],
  ['no coding of differences', { ...OFFER, 'accept-encoding': 'br, dcb' }, undefined],
  ['no bytes', { ...OFFER, 'available-dictionary': undefined }, undefined],
  ['bytes that are none', { ...OFFER, 'available-dictionary': ':x:' }, undefined],
  ['another name', { ...OFFER, 'dictionary-id': '"../../x"' }, undefined],
  ['a name twice', { ...OFFER, 'dictionary-id': ['"0123456789ab"', '"0123456789ab"'] }, undefined],
  ['nothing', {}, undefined],
])('a request that offers %s', (_what, headers, hash) => {
  expect(offeredDictionary(headers)).toBe(hash);
});
