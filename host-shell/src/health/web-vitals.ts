import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** The measures of the page's life that are reported (ms; CLS without a unit). */
export type VitalName = Metric['name'];

/** Measures until the page is left or hidden; what is final by then is told through the returned function, once. */
export function measureVitals(tell: (name: VitalName, value: number) => void): () => void {
  const found = new Map<VitalName, number>();
  const keep = ({ name, value }: Metric): void => {
    found.set(name, name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value));
  };
  if ('PerformanceObserver' in globalThis)
    for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP]) follow(keep, { reportAllChanges: true });
  let isTold = false;
  return () => {
    if (isTold) return;
    isTold = true;
    found.forEach((value, name) => tell(name, value));
  };
}

/** Calls back for every performance mark, the earlier ones included. */
export function watchMarks(take: (mark: PerformanceEntry) => void): void {
  if (!(globalThis.PerformanceObserver?.supportedEntryTypes ?? []).includes('mark')) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type: 'mark', buffered: true });
}
