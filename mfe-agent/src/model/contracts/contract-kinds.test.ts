import { contractKindAt, knownPeriod, knownState } from './contract-kinds';

test.each([
  ['/m/member/agent/getSalaryContract', 'salary'],
  ['/m/member/agent/getDevidendContract', 'dividend'],
  ['/m/member/agent/getHourContract', 'hour'],
  ['/m/member/agent/getHourContract/', 'hour'],
])('%s shows the %s contract', (path, kind) => {
  expect(contractKindAt(path)).toBe(kind);
});

test.each([
  ['week', 'week'],
  ['hour', 'hour'],
  ['Week', undefined],
  ['', undefined],
])('the period %s', (period, known) => {
  expect(knownPeriod(period)).toBe(known);
});

test.each([
  ['pending', 'pending'],
  ['ended', 'ended'],
  ['lost', undefined],
])('the state %s', (state, known) => {
  expect(knownState(state)).toBe(known);
});
