import { isWithinLimit, verdictLine, type Verdict } from './verdict';

it.each<[Verdict, boolean, string]>([
  [{ bar: 'ready', value: 1.004, limit: 1, unit: '×' }, true, 'kept   ready: 1×, at most 1×'],
  [{ bar: 'ready', value: 1.006, limit: 1, unit: '×' }, false, 'BROKEN ready: 1.01×, at most 1×'],
  [{ bar: 'script', value: 170.04, limit: 170, unit: 'kB' }, true, 'kept   script: 170 kB, at most 170 kB'],
  [{ bar: 'shift', value: 0.0206, limit: 0.02, unit: '' }, false, 'BROKEN shift: 0.021, at most 0.02'],
  [{ bar: 'none', value: NaN, limit: 1, unit: '×' }, false, 'BROKEN none: NaN×, at most 1×'],
  [{ bar: 'endless', value: Infinity, limit: 1, unit: '×' }, false, 'BROKEN endless: Infinity×, at most 1×'],
])('%j', (verdict, kept, line) => {
  expect(isWithinLimit(verdict)).toBe(kept);
  expect(verdictLine(verdict)).toBe(line);
});
