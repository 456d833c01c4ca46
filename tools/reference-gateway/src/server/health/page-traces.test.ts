import { HEALTH_TICKET_PATH, type HealthTicket } from 'shared-contracts/release/health';
import { HEALTH_SPANS_PATH, type PageSpan } from 'shared-contracts/release/spans';
import type { ServerTelemetry, ToldSpan } from 'services/telemetry';
import { openKeyedHash } from '../../rules/security/keyed-hash';
import { openTestGateway, type TestGateway } from '../../testing/test-client';
import { isTracedPage } from './page-traces';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const told: ToldSpan[] = [];
const telemetry: ServerTelemetry = {
  begin: () => ({ traceparent: '', place: null, end: () => undefined }),
  add: (spans) => void told.push(...spans),
  watch: () => undefined,
};

const open: TestGateway[] = [];
afterEach(async () => {
  told.length = 0;
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

/** A gateway that has so many of all pages traced, percent. */
async function gatewayOf(tracedPages: number) {
  const gateway = await openTestGateway({ telemetry, tracedPages });
  open.push(gateway);
  const post = async (url: string, body: object) =>
    gateway.app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'text/plain' },
    });
  const about = { schema: 1, environment: 'production', merchant: 'aurora', set: '70124f7b99a25612', bucket: 7 };
  const ticketOf = async (page: string) => (await post(HEALTH_TICKET_PATH, { ...about, page })).json<HealthTicket>();
  const span = (changes: Partial<PageSpan> = {}): PageSpan => ({
    kind: 'call',
    trace: TRACE,
    id: '00f067aa0ba902b7',
    parent: 'b7ad6b7169203331',
    package: 'mfe-games',
    version: '1.1.0',
    screen: 'game-list',
    at: gateway.now() - 1000,
    ms: 200,
    status: 503,
    ...changes,
  });
  const report = async (page: string, ticket: string, ...spans: PageSpan[]) =>
    post(HEALTH_SPANS_PATH, { ...about, page, ticket, spans });
  return { ticketOf, report, span };
}

describe('the spans of a page', () => {
  it('are collected with section, version and set, from a page that was chosen', async () => {
    const { ticketOf, report, span } = await gatewayOf(100);
    const { ticket, traces } = await ticketOf('a');
    expect(traces).toBe(true);
    expect((await report('a', ticket, span())).statusCode).toBe(204);
    expect(told).toMatchObject([
      {
        traceId: TRACE,
        spanId: '00f067aa0ba902b7',
        parentId: 'b7ad6b7169203331',
        name: 'call',
        kind: 'client',
        isFault: true,
        attributes: {
          'site.section': 'mfe-games',
          'site.version': '1.1.0',
          'site.set': '70124f7b99a25612',
          'site.merchant': 'aurora',
          'http.response.status_code': 503,
        },
      },
    ]);
  });

  it('are refused without a ticket of that very page', async () => {
    const { ticketOf, report, span } = await gatewayOf(100);
    const { ticket } = await ticketOf('a');
    for (const answer of [await report('b', ticket, span()), await report('a', 'made-up', span())])
      expect([answer.statusCode, answer.body]).toEqual([
        403,
        'The report of spans has no ticket of a page that is traced',
      ]);
    expect(told).toEqual([]);
  });

  it('are not asked for, and refused, where no page is traced', async () => {
    const { ticketOf, report, span } = await gatewayOf(0);
    const { ticket, traces } = await ticketOf('a');
    expect(traces).toBeUndefined();
    expect((await report('a', ticket, span())).statusCode).toBe(403);
  });

  it('are left out where the clock of the page is far off', async () => {
    const { ticketOf, report, span } = await gatewayOf(100);
    const { ticket } = await ticketOf('a');
    const { at } = span();
    expect((await report('a', ticket, span({ at: at - 7_200_000 }), span({ at: at + 600_000 }))).statusCode).toBe(204);
    expect(told).toEqual([]);
  });

  it('that are no report are refused in one sentence', async () => {
    const { ticketOf, report, span } = await gatewayOf(100);
    const { ticket } = await ticketOf('a');
    const answer = await report('a', ticket, span({ trace: 'drop table' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The report of spans is not valid: spans.0.trace');
  });
});

it('as many pages are traced as the setting says, and always the same', () => {
  const keyedHash = openKeyedHash(undefined);
  const pages = Array.from({ length: 4000 }, (_, index) => ({ environment: 'e', merchant: 'm', page: `p${index}` }));
  const traced = (percent: number) => pages.filter((page) => isTracedPage(keyedHash, page, percent));
  expect(traced(0)).toEqual([]);
  expect(traced(100)).toHaveLength(4000);
  // 400 are expected; twelve standard deviations are 228.
  expect(Math.abs(traced(10).length - 400)).toBeLessThan(228);
  expect(traced(20)).toEqual(expect.arrayContaining([...traced(10)]));
});
