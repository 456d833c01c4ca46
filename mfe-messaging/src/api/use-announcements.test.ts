import { waitFor } from '@testing-library/react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useAnnouncements } from './use-announcements';

const ANSWER = { player: [{ id: 1, title: 'Maintenance', content: '', startDate: 1, read: false }] };

function context() {
  const fake = fakeContext({ name: 'mfe-messaging' });
  fake.http.answer(announcements, ANSWER);
  return fake;
}

test.each([
  ['home', { types: 'B,PL,PU,PR,H' }],
  ['notices', { types: 'B,PL,PU' }],
  ['agents', { types: 'A', groupName: 'm_home' }],
] as const)('%s asks for what it shows', async (place, asked) => {
  const fake = context();
  const { result } = renderHookInSite(() => useAnnouncements(place), { context: fake });
  await waitFor(() => expect(result.current.data?.player).toHaveLength(1));
  expect(fake.http.callsOf(announcements).map(({ request }) => request)).toEqual([
    { ...asked, platform: 'M', merchantCode: 'aurora' },
  ]);
});

test('two parts of home make one request', async () => {
  const fake = context();
  const { result } = renderHookInSite(() => [useAnnouncements('home'), useAnnouncements('home')], { context: fake });
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
  expect(fake.http.calls).toHaveLength(1);
});
