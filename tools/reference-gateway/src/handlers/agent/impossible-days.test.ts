import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import { daysBefore, dayOf } from '../../data/days';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

/** Every call about a span of days, read from the contract: one that is added is tried as well. */
const REPORTS = (Object.keys(ENDPOINTS) as EndpointId[]).filter((id) => {
  const { request }: Endpoint = ENDPOINTS[id];
  const { entries } = request as { entries?: Readonly<Record<string, { type?: string }>> };
  return ENDPOINTS[id].method === 'GET' && entries !== undefined && 'startDate' in entries;
});

let gateway: TestGateway;
let token: string;
let today: string;
beforeAll(async () => {
  gateway = await openTestGateway({ games: 12 });
  token = await gateway.signIn('demo_agent');
  today = dayOf(gateway.now());
});
afterAll(() => gateway.close());

const ask = (id: EndpointId, span: object, language = 'EN') =>
  gateway.call(id, { size: 0, username: 'demo_member', ...span }, { token, language });

it('the reports are those of the product', () => {
  expect(REPORTS.toSorted()).toEqual(['R-34', 'R-35', 'R-70', 'R-71', 'R-72', 'R-73', 'R-77', 'R-78', 'R-84']);
});

/** Days of a calendar, with their faults, seen from a day. */
const SPANS: readonly (readonly [string, (day: string) => readonly [string | undefined, string | undefined]])[] = [
  ['reversed', (day) => [day, daysBefore(day, 1)]],
  ['36 years', (day) => [`${Number(day.slice(0, 4)) - 36}${day.slice(4)}`, day]],
  ['91 days', (day) => [daysBefore(day, 90), day]],
  ['31 February', () => ['2026-02-31', '2026-03-01']],
  ['29 February of a year without one', () => ['2026-02-28', '2026-02-29']],
  ['a month 13', () => ['2026-13-01', '2026-13-02']],
  ['year 0', (day) => ['0000-01-01', day]],
  ['year 99999', (day) => [day, '99999-01-01']],
  ['year 9999', (day) => [day, '9999-12-31']],
  ['a text', () => ['yesterday', 'today']],
  ['a moment', (day) => [`${day}T00:00:00Z`, day]],
  ['without an end', (day) => [day, undefined]],
  ['without a start', (day) => [undefined, day]],
  ['without both', () => [undefined, undefined]],
  ['an empty end', (day) => [day, '']],
  ['the week to come', (day) => [daysBefore(day, -1), daysBefore(day, -7)]],
  ['a day of next year', (day) => [daysBefore(day, -366), daysBefore(day, -366)]],
];

describe.each(REPORTS)('%s', (id) => {
  it.each(SPANS)('refuses %s in words, and names the field', async (_name, spanOf) => {
    const [startDate, endDate] = spanOf(today);
    const words = new Set<string>();
    for (const language of FILE_LANGUAGES) {
      const { status, code, message, value } = await ask(id, { startDate, endDate }, language);
      expect([status, code]).toEqual([422, 'validation.failed']);
      const { fields } = value as unknown as { fields: Readonly<Record<string, string>> };
      expect(Object.keys(fields).join()).toMatch(/^(startDate|endDate)/);
      words.add(message);
    }
    expect(words.size).toBe(FILE_LANGUAGES.length);
  });

  it('answers 90 days', async () => {
    const { status } = await ask(id, { startDate: daysBefore(today, 89), endDate: today });
    expect(status).toBe(200);
  });
});
