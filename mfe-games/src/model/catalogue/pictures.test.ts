import { gamePictures, vendorPictures } from './pictures';

const BASES = ['/cdn1', ''];

test('a game is looked for at its large icon, its icon, its path on each host, then the default', () => {
  const game = { vassalage: 'NOVA', nodeId: '17', mobileLargeIcon: '/large.png', iconUrl: '/icon.png' };
  expect(gamePictures(game, BASES)).toEqual([
    '/large.png',
    '/icon.png',
    '/cdn1/images/game/NOVA/17.png',
    '/images/game/NOVA/17.png',
    '/images/default.png',
  ]);
});

test('a game without addresses of its own starts at its path', () => {
  expect(gamePictures({ vassalage: 'A/B', nodeId: '1', mobileLargeIcon: '', iconUrl: '' }, ['/cdn1'])).toEqual([
    '/cdn1/images/game/A%2FB/1.png',
    '/cdn1/images/default.png',
  ]);
});

test('an entry without a node has the default picture only', () => {
  expect(gamePictures({ vassalage: 'NOVA', nodeId: '' }, BASES)).toEqual(['/images/default.png']);
});

test.each([
  ['colour', '/cdn1/images/vendor/NOVA.png'],
  ['small', '/cdn1/images/vendor/small/NOVA.png'],
  ['white', '/cdn1/images/vendor/white/NOVA.png'],
] as const)('the %s mark of a vendor', (mark, first) => {
  expect(vendorPictures('NOVA', mark, BASES)[0]).toBe(first);
});
