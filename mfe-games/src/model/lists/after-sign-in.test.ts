import { readAfterSignIn } from './after-sign-in';

const KEPT = { path: '/m/rng', star: { nodeId: '7', vassalage: 'NOVA' } };

test.each([KEPT, { path: '/m/rng' }])('what was kept is read again: %j', (kept) => {
  expect(readAfterSignIn(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['no path', '{}'],
  ['a star of nothing', JSON.stringify({ path: '/m/rng', star: {} })],
])('%s counts as nothing', (_name, text) => {
  expect(readAfterSignIn(text)).toBeUndefined();
});
