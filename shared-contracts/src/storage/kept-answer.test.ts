import { gameTypesSchema, type GameTypes } from '../api/endpoints/game-entities';
import { lotteryList } from '../api/endpoints/lottery';
import { readKept, writeKept } from './kept-answer';

const DATA: GameTypes = {
  sorting: [{ gameCategory: 'LIVE', vendorNames: ['VLVT'], icon: '' }],
  mapping: { LIVE: [{ vassalage: 'VLVT', displayName: 'Velvet Table', freeplay: 0 }] },
};

test('is kept in the form that the decisions name', () => {
  expect(JSON.parse(writeKept(DATA, 'EN', 1000))).toEqual({ v: 1, savedAt: 1000, language: 'EN', data: DATA });
});

test.each([
  ['in its own language', 'EN', DATA],
  ['in any language where none is asked for', undefined, DATA],
  ['not in another language', 'TY', null],
])('is read %s', (_name, language, expected) => {
  expect(readKept(gameTypesSchema, writeKept(DATA, 'EN', 1000), language)).toEqual(expected);
});

test('holds any answer', () => {
  const lottery = { gameCode: 'PK10', name: 'PK', icon: '', vassalage: 'LOTT', group: 'fast', lottoMode: '' };
  const kept = writeKept({ list: [lottery] }, 'CN', 1);
  expect(readKept(lotteryList.reply, kept, 'CN')).toEqual({ list: [{ ...lottery, defaultPlayType: null }] });
});

const frame = (change: object) => JSON.stringify({ v: 1, savedAt: 1, language: 'EN', data: DATA, ...change });
test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a bare text', '"x"'],
  ['a list', '[]'],
  ['another version', frame({ v: 2 })],
  ['no version', frame({ v: undefined })],
  ['a time that is none', frame({ savedAt: 'now' })],
  ['no language', frame({ language: undefined })],
  ['no data', frame({ data: undefined })],
  ['data of another form', frame({ data: { sorting: 'x' } })],
])('%s is no kept answer', (_name, text) => {
  expect(readKept(gameTypesSchema, text, 'EN')).toBeNull();
});
