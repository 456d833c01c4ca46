import { fakeContext } from 'test-kit/fake-context';
import { clearAfterSignIn } from './after-sign-in';
import { keepForSignIn } from './keep-for-sign-in';
import { restorePlace, keepPlace, savedPlace } from './list-places';

const PLACE = { entry: 'default /m/rng', reach: 3, item: 12, offset: 40 };
const storage = () => fakeContext({ name: 'mfe-games' }).storage;

test('a list is found again where it was left', () => {
  const kept = storage();
  expect(savedPlace(kept, PLACE.entry)).toBeUndefined();
  keepPlace(kept, PLACE);
  keepPlace(kept, { ...PLACE, entry: 'other /m/live', item: 1 });
  expect(savedPlace(kept, PLACE.entry)).toMatchObject(PLACE);
});

test('what it was left at last counts', () => {
  const kept = storage();
  keepPlace(kept, PLACE);
  keepPlace(kept, { ...PLACE, item: 30 });
  expect(savedPlace(kept, PLACE.entry)?.item).toBe(30);
});

test('a place of an earlier page counts for nothing on a page that was newly opened', () => {
  const kept = storage();
  keepPlace(kept, PLACE);
  const text = kept.getSession('listPlaces') ?? '';
  kept.setSession('listPlaces', text.replace(/"life":[\d.]+/, '"life":1'));
  expect(kept.getSession('listPlaces')).not.toBe(text);
  expect(savedPlace(kept, PLACE.entry)).toBeUndefined();
});

test('a sign-in leads back to the place by an entry of its own, which then has it', () => {
  const kept = storage();
  keepPlace(kept, PLACE);
  const entry = 'k9 /m/rng';
  expect(savedPlace(kept, entry)).toBeUndefined();
  keepForSignIn(kept, { path: '/m/rng' });
  expect(savedPlace(kept, entry)).toMatchObject({ ...PLACE });
  expect(savedPlace(kept, 'k9 /m/rng?type=hot')).toBeUndefined();
  restorePlace(kept, entry);
  clearAfterSignIn(kept);
  expect(savedPlace(kept, entry)).toMatchObject({ ...PLACE, entry });
});
