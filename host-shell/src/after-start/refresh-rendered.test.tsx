import { act, renderHook } from '@testing-library/react';
import { apiError } from 'shared-contracts/api/api-error';
import { QueryClientProvider, useQuery } from 'shared-kit/data';
import { createQueryClient } from '../app/query-client';
import { earlyAnswers } from '../boot/early-answers';
import type { HostServices } from '../host/host-services';
import { refreshRendered } from './refresh-rendered';

const RENDERED = { games: ['Fortune'] };
const LIMITED = apiError('R-01', { kind: 'rejected', status: 429, code: 'rate.limited', message: '', retryAfter: 30 });
const LOST = apiError('R-20', { kind: 'network', offline: false });

/** A page that shows a rendered list, whose status and list answer so when they are read again. */
function renderedPage(status: () => Promise<unknown>, list: () => Promise<unknown>) {
  const early = earlyAnswers({}, () => 0, {});
  early.addRendered(RENDERED);
  const queries = createQueryClient();
  queries.setQueryData(['list'], RENDERED);
  const read = jest.fn(list);
  renderHook(() => useQuery({ queryKey: ['list'], queryFn: read, staleTime: Infinity }), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  const showFailure = jest.fn();
  const host = {
    boot: { rendered: { language: 'EN' }, early },
    status: { refresh: status },
    language: { settle: async () => undefined },
    overlays: { showFailure },
  } as unknown as HostServices;
  return {
    refresh: () => act(() => refreshRendered(host, queries)),
    showFailure,
    shown: () => queries.getQueryData(['list']),
    read,
  };
}

it('replaces what is shown, and says nothing', async () => {
  const page = renderedPage(
    async () => null,
    async () => ({ games: ['Dragon'] }),
  );
  await page.refresh();
  expect(page.shown()).toEqual({ games: ['Dragon'] });
  expect(page.showFailure).not.toHaveBeenCalled();
});

it.each([
  ['the status', async () => LIMITED, async () => RENDERED, LIMITED],
  ['what it shows', async () => null, () => Promise.reject(LOST), LOST],
])('tells the player that %s could not be read, and keeps what is shown', async (_what, status, list, told) => {
  const page = renderedPage(status, list);
  await page.refresh();
  expect(page.read).toHaveBeenCalledTimes(1);
  expect(page.shown()).toBe(RENDERED);
  expect(page.showFailure.mock.calls).toEqual([[told]]);
});
