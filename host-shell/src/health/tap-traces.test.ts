import type { PageSpan } from 'shared-contracts/release/spans';
import { parseSpansReport } from 'shared-contracts/release/spans';
import { TapTraces } from './tap-traces';

const games = { package: 'mfe-games', version: '1.1.0', screen: 'game-list' } as const;
const host = { package: 'host-shell', version: '1.0.0' } as const;

function traced() {
  let time = 1_796_000_000_000;
  let drawn = 0;
  const sent: PageSpan[][] = [];
  const traces = new TapTraces({
    now: () => time,
    randomHex: (bytes) => String((drawn += 1)).padStart(bytes * 2, '0'),
    send: (spans) => void sent.push([...spans]),
  });
  return { traces, sent, pass: (ms: number) => void (time += ms) };
}

it('a tap and the calls that follow it are one trace', () => {
  const { traces, sent, pass } = traced();
  traces.begin(host);
  pass(20);
  const first = traces.call(games);
  const second = traces.call(games);
  pass(100);
  first?.end(200);
  pass(50);
  second?.end(0);
  traces.flush();
  const [[tap, ...calls] = []] = sent;
  expect(tap).toMatchObject({ kind: 'tap', ...host, ms: 170 });
  expect(calls).toMatchObject([
    { kind: 'call', ...games, trace: tap?.trace, parent: tap?.id, ms: 100, status: 200 },
    { kind: 'call', ...games, trace: tap?.trace, parent: tap?.id, ms: 150, status: 0 },
  ]);
  expect(first?.traceparent).toBe(`00-${tap?.trace}-${calls[0]?.id}-01`);
  const about = {
    schema: 1,
    environment: 'production',
    merchant: 'aurora',
    set: 's',
    page: 'p',
    bucket: 1,
    ticket: 't',
  };
  expect(parseSpansReport({ ...about, spans: sent[0] }).spans).toEqual(sent[0]);
});

it('a call without a tap, after a scroll, or long after a tap belongs to none', () => {
  const { traces, sent, pass } = traced();
  expect(traces.call(games)).toBeNull();
  traces.begin(games);
  traces.forget();
  expect(traces.call(games)).toBeNull();
  traces.begin(games);
  pass(5001);
  expect(traces.call(games)).toBeNull();
  traces.flush();
  expect(sent).toEqual([]);
});

it('the next tap begins another trace', () => {
  const { traces, sent } = traced();
  for (const place of [host, games]) {
    traces.begin(place);
    traces.call(place)?.end(200);
  }
  traces.flush();
  const [spans = []] = sent;
  expect(spans.map(({ kind, package: name }) => `${kind} ${name}`)).toEqual([
    'tap host-shell',
    'call host-shell',
    'tap mfe-games',
    'call mfe-games',
  ]);
  expect(new Set(spans.map(({ trace }) => trace)).size).toBe(2);
});

it('a page tells a limited number, in reports that are accepted', () => {
  const { traces, sent } = traced();
  for (let index = 0; index < 400; index += 1) {
    traces.begin(games);
    traces.call(games)?.end(200);
  }
  traces.flush();
  expect(sent.map((spans) => spans.length)).toEqual(Array.from({ length: 10 }, () => 60));
  traces.flush();
  expect(sent).toHaveLength(10);
});
