import { MAXIMUM_SPANS, parseSpansReport, type PageSpan } from './spans';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const tap: PageSpan = {
  kind: 'tap',
  trace: TRACE,
  id: '00f067aa0ba902b7',
  package: 'mfe-games',
  version: '1.1.0',
  screen: 'game-list',
  at: 1_796_000_000_000,
  ms: 240.5,
};
const call: PageSpan = { ...tap, kind: 'call', id: 'b7ad6b7169203331', parent: tap.id, status: 200 };
const report = {
  schema: 1,
  environment: 'production',
  merchant: 'aurora',
  set: '70124f7b99a25612',
  page: 'c1d2',
  bucket: 7,
  ticket: 'a.b.c',
  spans: [tap, call],
};

describe('a report of spans', () => {
  it('is read as it was written', () => {
    expect(parseSpansReport(report)).toEqual(report);
  });

  it('says nothing that has no place in it', () => {
    const wordy = { ...report, spans: [{ ...tap, url: '/m/deposit?card=4111', text: 'what a player wrote' }] };
    expect(JSON.stringify(parseSpansReport(wordy))).not.toMatch(/4111|player/);
  });

  it.each<[string, object]>([
    ['schema', { schema: 2 }],
    ['ticket', { ticket: undefined }],
    ['bucket', { bucket: -1 }],
    ['spans', { spans: [] }],
    ['spans', { spans: Array.from({ length: MAXIMUM_SPANS + 1 }, () => tap) }],
    ['spans.0.kind', { spans: [{ ...tap, kind: 'scroll' }] }],
    ['spans.0.trace', { spans: [{ ...tap, trace: TRACE.toUpperCase() }] }],
    ['spans.0.trace', { spans: [{ ...tap, trace: '0'.repeat(32) }] }],
    ['spans.0.trace', { spans: [{ ...tap, trace: `${TRACE}0` }] }],
    ['spans.0.id', { spans: [{ ...tap, id: '0'.repeat(16) }] }],
    ['spans.0.parent', { spans: [{ ...call, parent: 'me' }] }],
    ['spans.0.package', { spans: [{ ...tap, package: 'casino' }] }],
    ['spans.0.screen', { spans: [{ ...tap, screen: 'Ana Cruz' }] }],
    ['spans.0.ms', { spans: [{ ...tap, ms: -1 }] }],
    ['spans.0.at', { spans: [{ ...tap, at: 1e15 }] }],
    ['spans.0.status', { spans: [{ ...call, status: 700 }] }],
  ])('is refused by the name of its field %s', (field, change) => {
    expect(() => parseSpansReport({ ...report, ...change })).toThrow(`The report of spans is not valid: ${field}`);
  });
});
