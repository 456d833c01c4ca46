import { fakeContext } from 'test-kit/fake-context';
import { afterSignIn } from './after-sign-in';
import { keepForSignIn } from './keep-for-sign-in';

test('what is kept last is what waits', () => {
  const { storage } = fakeContext({ name: 'mfe-games' });
  keepForSignIn(storage, { path: '/m/live' });
  keepForSignIn(storage, { path: '/m/rng' });
  expect(afterSignIn(storage, '/m/live')).toBeUndefined();
  expect(afterSignIn(storage, '/m/rng')).toEqual({ path: '/m/rng' });
});
