import { act } from '@testing-library/react';
import { freezeDate } from 'test-kit/freeze-date';
import { renderHookInSite } from 'test-kit/render';
import { NO_FILTER, type FilterField } from '../model/reports/report-filter';
import { agentContext } from '../testing/agent-site';
import { useReportAddress } from './use-report-address';

beforeEach(() => freezeDate(Date.UTC(2026, 4, 14, 4)));
afterEach(() => jest.useRealTimers());

function report(query = '', fields: readonly FilterField[] = ['username', 'category']) {
  const { result } = renderHookInSite(() => useReportAddress(fields), {
    context: agentContext(),
    at: `/m/agent/team-betting${query}`,
  });
  return { report: () => result.current, address: () => `${location.pathname}${location.search}` };
}

test.each([
  ['', { from: '2026-05-08', to: '2026-05-14' }],
  ['?days=30', { from: '2026-04-15', to: '2026-05-14' }],
  ['?from=2026-05-01&to=2026-05-03', { from: '2026-05-01', to: '2026-05-03' }],
  ['?from=2026-05-03&to=2026-05-01', { from: '2026-05-08', to: '2026-05-14' }],
])('the address %j is about the days %j', (query, range) => {
  expect(report(query).report()).toMatchObject({ range, today: '2026-05-14' });
});

test('reads the fields that its report knows, and no others', () => {
  const query = '?username=%20Ana&category=RNG&vendor=PG';
  expect(report(query).report().filter).toEqual({ ...NO_FILTER, username: 'Ana', category: 'RNG' });
  expect(report(query, []).report().filter).toEqual(NO_FILTER);
});

test('a change is a change of the address, with nothing that goes without saying', () => {
  const { report: now, address } = report('?username=ana');
  const before = history.length;
  act(() => now().change({ period: { days: 30 } }));
  expect(address()).toBe('/m/agent/team-betting?username=ana&days=30');
  expect(now().period).toEqual({ days: 30 });
  act(() => now().change({ period: { days: 7 }, filter: NO_FILTER }));
  expect(address()).toBe('/m/agent/team-betting');
  expect(history.length).toBe(before);
});
