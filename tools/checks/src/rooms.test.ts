import { richTextFaults, roomFaults, textFaults } from './rooms';

const ROOMS = ['capabilities.ts', 'i18n.ts', 'locales', 'remote.ts', 'routes.ts', 'screens'];

test('the agreed rooms pass', () => {
  expect(roomFaults('mfe-x', [...ROOMS, 'model', 'remote.test.ts'])).toEqual([]);
});

test('a strange room and a missing one are named', () => {
  expect(roomFaults('mfe-x', [...ROOMS.slice(1), 'utils'])).toEqual([
    'mfe-x/src/utils is no room of a section',
    'mfe-x/src/capabilities.ts is missing',
  ]);
});

test('a text that one language lacks is named', () => {
  expect(textFaults('mfe-x', { EN: { a: { b: 'x' }, c: 'y' }, TY: { a: { b: 'z' } } })).toEqual([
    'mfe-x: TY has no text for c',
  ]);
});

test('texts are words and places, nothing that takes a library', () => {
  expect(richTextFaults('mfe-x', { a: { b: 'x {{ y }} {{z1}} $ }' }, c: '' })).toEqual([]);
  expect(
    richTextFaults('mfe-x', { items_one: 'x', 'a.b': 'x', a: { b: '$t(c)', c: '{{n, number}}', d: '{{n' } }),
  ).toEqual([
    'mfe-x: the key items_one is more than a name',
    'mfe-x: the key a.b is more than a name',
    'mfe-x: the text of a.b is more than words and places',
    'mfe-x: the text of a.c is more than words and places',
    'mfe-x: the text of a.d is more than words and places',
  ]);
});
