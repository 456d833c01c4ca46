import { parseHealthReport, type HealthEntry, type HealthReport } from 'shared-contracts/release/health';
import { HealthReporter, REPORT_EVERY_MS } from './health-reporter';

const LOAD: HealthEntry = { kind: 'load', package: 'mfe-games', version: '1.0.0', ms: 5 };
const ERROR: HealthEntry = { kind: 'error', package: 'mfe-games', version: '1.0.0', name: 'TypeError' };

function makeReporter(ticket: () => string | undefined = () => undefined) {
  const sent: HealthReport[] = [];
  const reporter = new HealthReporter({
    about: { environment: 'test', merchant: 'aurora', set: 'abc', revision: 3, bucket: 42 },
    page: 'page-1',
    ticket,
    send: (body) => void sent.push(parseHealthReport(JSON.parse(body))),
  });
  return { reporter, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('HealthReporter', () => {
  it('says nothing when there is nothing, and gathers for half a minute', () => {
    const { reporter, sent } = makeReporter();
    reporter.flush();
    reporter.add(LOAD);
    reporter.add(ERROR);
    jest.advanceTimersByTime(REPORT_EVERY_MS - 1);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    const place = { environment: 'test', merchant: 'aurora', set: 'abc', revision: 3, bucket: 42 };
    const about = { schema: 1, ...place, page: 'page-1' };
    expect(sent).toEqual([{ ...about, part: 0, entries: [LOAD, ERROR] }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('sends at once when told to, and counts its reports', () => {
    const { reporter, sent } = makeReporter();
    for (let count = 0; count < 130; count += 1) reporter.add({ ...LOAD, ms: count });
    reporter.flush();
    reporter.add(LOAD);
    reporter.flush();
    expect(sent.map(({ part, entries }) => [part, entries.length])).toEqual([
      [0, 60],
      [1, 60],
      [2, 10],
      [3, 1],
    ]);
  });

  it('says the same error five times, and no more than 600 things in all', () => {
    const { reporter, sent } = makeReporter();
    for (let count = 0; count < 20; count += 1) reporter.add(ERROR);
    for (let count = 0; count < 1000; count += 1) reporter.add({ ...LOAD, ms: count });
    reporter.flush();
    const entries = sent.flatMap((report) => report.entries);
    expect(entries).toHaveLength(600);
    expect(entries.filter(({ kind }) => kind === 'error')).toHaveLength(5);
  });

  it('sends outcomes in reports of their own, and each at most five times', () => {
    const { reporter, sent } = makeReporter();
    const outcome = { kind: 'outcome', package: 'mfe-games', version: '1.0.0', name: 'launch' } as const;
    for (let count = 0; count < 9; count += 1) reporter.add({ ...outcome, ok: false });
    reporter.add(LOAD);
    reporter.add({ ...outcome, ok: true });
    reporter.flush();
    const failures = Array.from({ length: 5 }, () => ({ ...outcome, ok: false }));
    expect(sent.map(({ part, entries }) => [part, entries])).toEqual([
      [0, [LOAD]],
      [1, [...failures, { ...outcome, ok: true }]],
    ]);
  });

  it('shows the ticket from the moment it has come', () => {
    let ticket: string | undefined;
    const { reporter, sent } = makeReporter(() => ticket);
    reporter.add(LOAD);
    reporter.flush();
    ticket = 'a-ticket';
    reporter.add(LOAD);
    reporter.flush();
    expect(sent.map((report) => report.ticket)).toEqual([undefined, 'a-ticket']);
  });

  it('leaves out what has no version of a release', () => {
    const { reporter, sent } = makeReporter();
    reporter.add({ ...LOAD, version: 'http://localhost:4301' });
    reporter.flush();
    expect(sent).toEqual([]);
  });
});
