import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useHistoryEntry } from './history-entry';

test('an entry of the history goes by its key and its address', () => {
  const context = fakeContext({ name: 'mfe-games' });
  const { result } = renderHookInSite(useHistoryEntry, { context, at: '/m/rng?type=hot' });
  expect(result.current).toEqual({ entry: 'default /m/rng?type=hot', storage: context.storage });
});
