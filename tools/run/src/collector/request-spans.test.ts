import type { ToldSpan } from 'services/telemetry';
import { RequestSpans } from './request-spans';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const OWN_TRACE = 'a'.repeat(32);
const OWN = 'b'.repeat(16);
const ASKED = `00-${TRACE}-${PARENT}-01`;

function spans(percent = 0) {
  const told: ToldSpan[] = [];
  let steady = 0;
  const made = new RequestSpans({
    percent,
    record: (span) => void told.push(span),
    ids: { generateTraceId: () => OWN_TRACE, generateSpanId: () => OWN },
    now: () => 1_796_000_000_000,
    steady: () => steady,
    random: () => 0.5,
  });
  return { made, told, pass: (ms: number) => void (steady += ms) };
}

it('a request that brings a trace is a part of it', () => {
  const { made, told, pass } = spans();
  const span = made.begin('GET', { traceparent: ASKED });
  expect(span).toMatchObject({ traceparent: `00-${TRACE}-${OWN}-01`, place: { traceId: TRACE, spanId: OWN } });
  pass(12);
  span.end('/api/v1/games/types', 503, { 'site.call': 'R-40' });
  expect(told).toEqual([
    {
      traceId: TRACE,
      spanId: OWN,
      parentId: PARENT,
      name: 'GET /api/v1/games/types',
      kind: 'server',
      at: 1_796_000_000_000,
      ms: 12,
      isFault: true,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/games/types',
        'http.response.status_code': 503,
        'site.call': 'R-40',
      },
    },
  ]);
});

it('one whose trace is not recorded is not either, and says so to the next program', () => {
  const { made, told } = spans(100);
  const span = made.begin('GET', { traceparent: `00-${TRACE}-${PARENT}-00` });
  expect(span).toMatchObject({ traceparent: `00-${TRACE}-${OWN}-00`, place: null });
  span.end('page', 200, {});
  expect(told).toEqual([]);
});

it.each([
  ['zeros as a trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['zeros as a parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', ASKED.toUpperCase()],
  ['a version that cannot be', `ff-${TRACE}-${PARENT}-01`],
  ['more than its version has', `${ASKED}-extra`],
  ['a line end', `${ASKED}\r\nX-Evil: 1`],
  ['two headers in one', `${ASKED}, ${ASKED}`],
  ['much text', `00-${TRACE}-${PARENT}-01${'x'.repeat(10_000)}`],
  ['a script', '<script>alert(1)</script>'],
  ['nothing', ''],
])('a traceparent with %s is ignored', (_name, traceparent) => {
  const { made, told } = spans();
  const span = made.begin('GET', { traceparent });
  expect(span).toMatchObject({ traceparent: `00-${OWN_TRACE}-${OWN}-00`, place: null });
  span.end('page', 200, {});
  expect(told).toEqual([]);
});

it.each([
  [49, false],
  [51, true],
])('with %d percent, a request at the middle is traced: %s', (percent, isTraced) => {
  const { made, told } = spans(percent);
  made.begin('GET', {}).end('page', 200, {});
  expect(told.map(({ parentId, traceId }) => [parentId, traceId])).toEqual(isTraced ? [[undefined, OWN_TRACE]] : []);
});

it('of many that ask to be traced, fifty a second are', () => {
  const { made, told, pass } = spans();
  const ask = (times: number): void => {
    for (let index = 0; index < times; index += 1) made.begin('GET', { traceparent: ASKED }).end('page', 200, {});
  };
  ask(80);
  expect(told).toHaveLength(50);
  pass(100);
  ask(80);
  expect(told).toHaveLength(55);
});
