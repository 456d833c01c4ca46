import { waitFor } from '@testing-library/react';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { renderHookInSite } from 'test-kit/render';
import { agentContext } from '../testing/agent-site';
import { useAgentNoticesUnread } from './use-unread';

test('counts the announcements to agents', async () => {
  const context = agentContext();
  context.http.answer(announcements, { footer: { unreadCount: 3 } });
  const { result } = renderHookInSite(useAgentNoticesUnread, { context });
  expect(result.current).toBe(0);
  await waitFor(() => expect(result.current).toBe(3));
  expect(context.http.callsOf(announcements).map(({ request }) => request)).toEqual([
    { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'aurora' },
  ]);
});

test('is 0 where the answer does not come', async () => {
  const context = agentContext();
  context.http.fail(announcements, { kind: 'timeout' });
  const { result, client } = renderHookInSite(useAgentNoticesUnread, { context });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(context.http.callsOf(announcements)).toHaveLength(1);
  expect(result.current).toBe(0);
});
