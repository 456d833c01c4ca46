import { act, waitFor } from '@testing-library/react';
import { announcement, announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { useNotice } from './use-notice';

const notice = (id: number) => ({ id, title: `Notice ${id}`, content: '', startDate: 0, read: false });
const MISSING = { kind: 'rejected', code: 'not_found', status: 404, message: '' } as const;

function draw(id: string) {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.answer(announcements, { player: [notice(1)], popup: [notice(2)] });
  context.http.answer(announcement, notice(77));
  return { context, ...renderHookInSite(() => useNotice(id), { context }) };
}

test.each([
  ['1', true],
  ['2', false],
])('%s is in the list: nothing is asked for; counted as unread: %s', async (id, isCounted) => {
  const { context, result } = draw(id);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'loaded', isCounted, notice: { id: Number(id) } }));
  expect(context.http.callsOf(announcement)).toEqual([]);
});

test('one that is not in the list is read by its own call', async () => {
  const { context, result } = draw('77');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'loaded', isCounted: false, notice: { id: 77 } }));
  expect(context.http.callsOf(announcement).map(({ request }) => request)).toEqual([{ id: '77', language: 'EN' }]);
});

test('is read by its own call where the list did not come', async () => {
  const context = fakeContext({ name: 'mfe-messaging' });
  context.http.fail(announcements, { kind: 'timeout' });
  context.http.answer(announcement, notice(1));
  const { result } = renderHookInSite(() => useNotice('1'), { context });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
});

test.each(['', 'abc', '01', '-1', '1.5', '9'.repeat(16)])('%j names none, and nothing is asked for', async (id) => {
  const { context, result } = draw(id);
  expect(result.current.state).toBe('missing');
  await waitFor(() => expect(context.http.callsOf(announcements)).toHaveLength(1));
  expect(context.http.callsOf(announcement)).toEqual([]);
});

test('one that the server does not have is missing', async () => {
  const { context, result } = draw('78');
  context.http.fail(announcement, MISSING);
  await waitFor(() => expect(result.current.state).toBe('missing'));
});

test('a failed read can be tried again', async () => {
  const { context, result } = draw('77');
  context.http.fail(announcement, { kind: 'timeout' });
  await waitFor(() => expect(result.current.state).toBe('failed'));
  context.http.answer(announcement, notice(77));
  act(() => {
    if (result.current.state === 'failed') result.current.retry();
  });
  await waitFor(() => expect(result.current.state).toBe('loaded'));
});
