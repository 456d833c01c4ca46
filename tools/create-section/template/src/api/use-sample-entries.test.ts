import { waitFor } from '@testing-library/react';
import { popularAnnouncements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useSampleEntries } from './use-sample-entries';

test('asks for the entries in the language shown', async () => {
  const context = fakeContext({ name: 'mfe-sample' });
  context.http.answer(popularAnnouncements, { list: [{ id: 5, title: 'First', content: '', startDate: 0 }] });
  const { result } = renderHookInSite(() => useSampleEntries(), { context });
  await waitFor(() => expect(result.current.data?.list).toHaveLength(1));
  expect(context.http.callsOf(popularAnnouncements).map(({ request }) => request)).toEqual([{ language: 'EN' }]);
});
