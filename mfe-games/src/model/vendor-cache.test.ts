import type { GameTypes } from 'shared-contracts/api/endpoints/game-entities';
import { readVendorCache, writeVendorCache } from './vendor-cache';

const DATA: GameTypes = {
  sorting: [{ gameCategory: 'LIVE', vendorNames: ['VLVT'], icon: '' }],
  mapping: { LIVE: [{ vassalage: 'VLVT', displayName: 'Velvet Table', freeplay: 0 }] },
};

test('reads what it wrote, in the same language', () => {
  const text = writeVendorCache(DATA, 'EN', 1000);
  expect(readVendorCache(text, 'EN')).toEqual(DATA);
  expect(readVendorCache(text, 'TY')).toBeNull();
});

test('stores the form that the decisions name', () => {
  expect(JSON.parse(writeVendorCache(DATA, 'EN', 1000))).toEqual({ v: 1, savedAt: 1000, language: 'EN', data: DATA });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another version', JSON.stringify({ v: 2, savedAt: 1, language: 'EN', data: DATA })],
  ['no data', JSON.stringify({ v: 1, savedAt: 1, language: 'EN' })],
  ['data of another form', JSON.stringify({ v: 1, savedAt: 1, language: 'EN', data: { sorting: 'x' } })],
  ['a bare string', '"x"'],
])('%s is no cache', (_name, text) => {
  expect(readVendorCache(text, 'EN')).toBeNull();
});
