import { waitFor } from '@testing-library/react';
import { popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { usePopularNotices } from './use-popular-notices';

test('asks for the popular announcements in the language shown', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(popularAnnouncements, {
    list: [{ id: 5, title: 'Derby', content: '', startDate: 0, read: false }],
  });
  const { result } = renderHookInSite(() => usePopularNotices(), { context });
  await waitFor(() => expect(result.current.data?.list).toHaveLength(1));
  expect(context.http.callsOf(popularAnnouncements).map(({ request }) => request)).toEqual([{ language: 'EN' }]);
});
