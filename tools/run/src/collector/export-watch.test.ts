import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import { ExportWatch } from './export-watch';

/** An exporter that comes to what is laid out for it. */
class Laid {
  results: ExportResult[] = [];
  export(_items: readonly string[], done: (result: ExportResult) => void): void {
    const next = this.results.shift();
    if (next !== undefined) done(next);
  }
}

const FAILED: ExportResult = { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') };
const DONE: ExportResult = { code: ExportResultCode.SUCCESS };

it('a collector that is away is told once, and once that it is back', () => {
  const told: (string | null)[] = [];
  const watch = new ExportWatch((fault) => void told.push(fault));
  const traces = new Laid();
  const logs = new Laid();
  const done: ExportResult[] = [];
  const send = (exporter: Laid, ...results: ExportResult[]): void => {
    exporter.results = [...results];
    results.forEach(() => exporter.export([], (result) => void done.push(result)));
  };
  watch.watched('traces', traces);
  watch.watched('logs', logs);
  send(traces, DONE, FAILED, FAILED);
  send(logs, FAILED);
  expect(told).toEqual(['traces: connect ECONNREFUSED']);
  send(traces, DONE);
  expect(told).toHaveLength(1);
  send(logs, DONE, DONE);
  expect(told).toEqual(['traces: connect ECONNREFUSED', null]);
  expect(done).toEqual([DONE, FAILED, FAILED, FAILED, DONE, DONE, DONE]);
});
