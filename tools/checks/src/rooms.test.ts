import { roomFaults } from './rooms';

const ROOMS = ['budget.ts', 'capabilities.ts', 'i18n.ts', 'locales', 'remote.ts', 'routes.ts', 'screens'];

test('the agreed rooms pass', () => {
  expect(roomFaults('mfe-x', [...ROOMS, 'model', 'remote.test.ts'])).toEqual([]);
});

test('a strange room and a missing one are named', () => {
  expect(roomFaults('mfe-x', [...ROOMS.slice(1), 'utils'])).toEqual([
    'mfe-x/src/utils is no room of a section',
    'mfe-x/src/budget.ts is missing',
  ]);
});
