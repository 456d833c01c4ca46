import { fakeContext } from 'test-kit/fake-context';
import { afterSignIn, clearAfterSignIn } from './after-sign-in';
import { keepForSignIn } from './keep-for-sign-in';

const STAR = { nodeId: '7', vassalage: 'NOVA' };

test('what waits is found on its own page alone, until it is forgotten', () => {
  const { storage } = fakeContext({ name: 'mfe-games' });
  expect(afterSignIn(storage, '/m/rng')).toBeUndefined();
  keepForSignIn(storage, { path: '/m/rng', star: STAR });
  expect(afterSignIn(storage, '/m/live')).toBeUndefined();
  expect(afterSignIn(storage, '/m/rng')).toEqual({ path: '/m/rng', star: STAR });
  clearAfterSignIn(storage);
  expect(afterSignIn(storage, '/m/rng')).toBeUndefined();
});
