import { act, waitFor } from '@testing-library/react';
import { teamKpi } from 'shared-contracts/api/endpoints/agent';
import { freezeDate } from 'test-kit/freeze-date';
import { renderHookInSite } from 'test-kit/render';
import { agentContext } from '../testing/agent-site';
import { useTeamCounters } from './use-team-counters';

const COUNTERS = { teamLoginMemberCount: 4, teamBetMemberCount: 3, teamRegisterMemberCount: 2, teamOnlineCount: 1 };

beforeEach(() => freezeDate(Date.UTC(2026, 4, 14, 4)));
afterEach(() => jest.useRealTimers());

test('are those of today', async () => {
  const context = agentContext();
  context.http.answer(teamKpi, { footer: COUNTERS });
  const { result } = renderHookInSite(useTeamCounters, { context });
  expect(result.current).toMatchObject({ counters: undefined, hasFailed: false });
  await waitFor(() => expect(result.current.counters).toEqual(COUNTERS));
  expect(context.http.callsOf(teamKpi).map(({ request }) => request)).toEqual([
    { startDate: '2026-05-14', endDate: '2026-05-14', size: 0 },
  ]);
});

test('a failure is told until it is tried again', async () => {
  const context = agentContext();
  context.http.fail(teamKpi, { kind: 'timeout' });
  const { result } = renderHookInSite(useTeamCounters, { context });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  context.http.answer(teamKpi, { footer: COUNTERS });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ counters: COUNTERS, hasFailed: false }));
});

test('a failure counts no more while it is tried again', async () => {
  const context = agentContext();
  context.http.fail(teamKpi, { kind: 'timeout' });
  const { result } = renderHookInSite(useTeamCounters, { context });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  context.http.hang(teamKpi);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.hasFailed).toBe(false));
});
