import { fakeContext } from 'test-kit/fake-context';
import { keepForSignIn } from './keep-for-sign-in';
import { keepPlace, savedPlace } from './list-places';
import { resumeAfterSignIn } from './resume-after-sign-in';

const STAR = { nodeId: '7', vassalage: 'NOVA' };
const PLACE = { reach: 3, item: 12, offset: 40 };
const ENTRY = 'k9 /m/rng';

function left() {
  const { storage } = fakeContext({ name: 'mfe-games' });
  keepPlace(storage, { entry: 'k1 /m/rng', ...PLACE });
  keepForSignIn(storage, { path: '/m/rng', star: STAR });
  return storage;
}

test('a member goes on where they were, once', () => {
  const storage = left();
  expect(resumeAfterSignIn(storage, ENTRY, true)).toEqual(STAR);
  expect(savedPlace(storage, ENTRY)).toMatchObject(PLACE);
  expect(resumeAfterSignIn(storage, ENTRY, true)).toBeUndefined();
});

test('on another page a member’s return is waited for', () => {
  const storage = left();
  expect(resumeAfterSignIn(storage, 'k9 /m/home', true)).toBeUndefined();
  expect(resumeAfterSignIn(storage, ENTRY, true)).toEqual(STAR);
});

test('a visitor has given it up, and finds their place', () => {
  const storage = left();
  expect(resumeAfterSignIn(storage, ENTRY, false)).toBeUndefined();
  expect(savedPlace(storage, ENTRY)).toMatchObject(PLACE);
  expect(resumeAfterSignIn(storage, ENTRY, true)).toBeUndefined();
});
