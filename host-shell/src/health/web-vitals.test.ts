import type { VitalName } from './web-vitals';

type Entry = Partial<PerformanceEntry> & Record<string, unknown>;

const NAVIGATION = { entryType: 'navigation', responseStart: 20.4, activationStart: 0, type: 'navigate' };
const KINDS = ['event', 'first-input', 'largest-contentful-paint', 'layout-shift', 'mark', 'paint'];

let observers: { type: string; take: (entries: Entry[]) => void }[];

class Observer {
  static readonly supportedEntryTypes = KINDS;
  constructor(private readonly callback: (list: { getEntries: () => Entry[] }) => void) {}
  observe({ type }: { readonly type: string }): void {
    observers.push({ type, take: (entries) => this.callback({ getEntries: () => entries }) });
  }
  disconnect(): void {}
  takeRecords(): Entry[] {
    return [];
  }
}

const FAKES = {
  PerformanceObserver: Observer,
  PerformanceEventTiming: class {
    readonly interactionId = 0;
    get [Symbol.toStringTag](): string {
      return 'PerformanceEventTiming';
    }
  },
};

/** What happens in a page, and the library with what it knows of this page alone. */
async function freshVitals() {
  jest.resetModules();
  return import('./web-vitals');
}

/** Lets what the library does later happen: its timers and its promises. */
const settle = () => jest.advanceTimersByTimeAsync(2000);

async function happen(type: string, ...entries: Entry[]): Promise<void> {
  observers.filter((observer) => observer.type === type).forEach(({ take }) => take(entries));
  await settle();
}

const paint = (startTime: number) => ({ entryType: 'paint', name: 'first-contentful-paint', startTime });
const largest = (startTime: number) => ({ entryType: 'largest-contentful-paint', startTime });
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  entryType: 'layout-shift',
  startTime,
  value,
  hadRecentInput,
});
const interaction = (interactionId: number, duration: number) => ({
  entryType: 'event',
  startTime: interactionId,
  interactionId,
  duration,
});

describe('in a browser that measures', () => {
  beforeEach(() => {
    observers = [];
    jest.useFakeTimers({ doNotFake: ['performance'] });
    Object.assign(globalThis, FAKES);
    Object.defineProperty(FAKES.PerformanceEventTiming.prototype, 'interactionId', { value: 0, configurable: true });
    Object.assign(performance, {
      getEntriesByType: (type: string) => (type === 'navigation' ? [NAVIGATION] : []),
      interactionCount: 0,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of Object.keys(FAKES)) Reflect.deleteProperty(globalThis, name);
    for (const name of ['getEntriesByType', 'interactionCount']) Reflect.deleteProperty(performance, name);
  });

  it('tells every measure once, whole milliseconds and four places of shifts', async () => {
    const { measureVitals } = await freshVitals();
    const told: [VitalName, number][] = [];
    const tell = measureVitals((...measure) => void told.push(measure));
    await settle();
    await happen('paint', paint(300.4));
    await happen('largest-contentful-paint', largest(400));
    await happen('largest-contentful-paint', largest(812.6));
    await happen('layout-shift', shift(100, 0.1), shift(900, 0.055_55), shift(950, 0.9, true));
    await happen('layout-shift', shift(8000, 0.1));
    await happen('event', interaction(1, 80), interaction(1, 48), interaction(2, 64));
    expect(told).toEqual([]);
    tell();
    tell();
    expect(Object.fromEntries(told)).toEqual({ TTFB: 20, FCP: 300, LCP: 813, CLS: 0.1556, INP: 80 });
    expect(told).toHaveLength(5);
  });

  it('tells no interaction where nobody has done anything', async () => {
    const { measureVitals } = await freshVitals();
    const told: VitalName[] = [];
    const tell = measureVitals((name) => void told.push(name));
    await happen('paint', paint(300));
    tell();
    expect([...told].sort()).toEqual(['CLS', 'FCP', 'TTFB']);
  });

  it('shows every mark', async () => {
    const { watchMarks } = await freshVitals();
    const seen: string[] = [];
    watchMarks(({ name }) => seen.push(name));
    await happen('mark', { name: 'mfe:home:ready' }, { name: 'other' });
    expect(seen).toEqual(['mfe:home:ready', 'other']);
  });
});

it('measures nothing, and fails nowhere, in a browser that cannot', async () => {
  const { measureVitals, watchMarks } = await freshVitals();
  const told: string[] = [];
  const tell = measureVitals((name) => void told.push(name));
  expect(() => watchMarks(() => told.push('mark'))).not.toThrow();
  tell();
  tell();
  expect(told).toEqual([]);
});
