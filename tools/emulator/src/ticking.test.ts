import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import type { Store } from 'release-cli/trust/store';
import { bytesOf } from 'release-cli/store/store';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { startTicking, type TickingOptions, type TickOutcome } from './ticking';

let home = '';
let store: Store;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'mfe-ticking-'));
  store = openTrustedStore(undefined, { home, environment: {} });
});

afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

/** Ticks as often as it may; `next` waits for a complaint. */
function ticking(changes: Partial<TickingOptions> = {}): {
  readonly complaints: string[];
  readonly next: () => Promise<void>;
  readonly stop: () => Promise<void>;
} {
  const complaints: string[] = [];
  let heard: () => void = () => undefined;
  const { stop } = startTicking({
    store,
    environment: 'staging',
    health: () => Promise.reject(new Error('nobody knows')),
    site: 'http://localhost:1',
    report: () => undefined,
    complain: (line) => {
      complaints.push(line);
      heard();
    },
    everyMs: 1,
    ...changes,
  });
  return { complaints, next: () => new Promise((done) => (heard = done)), stop };
}

describe('what is done by the clock', () => {
  it('says what went wrong and tries again, until it is stopped', async () => {
    await store.create('maps/staging/map.json', bytesOf(JSON.stringify(emptyReleaseMap('staging'))));
    const site = ticking();
    await site.next();
    await site.next();
    await site.stop();
    expect(new Set(site.complaints)).toEqual(
      new Set([
        'tick: Nothing of staging can be believed: there is no trust file with its keys (mfe keys create --env staging, or copy the one of another machine)',
      ]),
    );
  });

  it('tells what came of a tick, and waits for the one at work before it is stopped', async () => {
    const told: TickOutcome[] = [];
    const site = ticking({ onTick: (outcome) => told.push(outcome) });
    await site.next();
    await site.stop();
    const fault = expect.stringContaining('staging');
    expect(told.at(-1)).toEqual({ fault, healthFault: null, stepFault: null, actions: 0, unrendered: 0 });
    expect(told).toHaveLength(site.complaints.length);
  });

  it('leaves no timer behind when it is stopped', () => {
    jest.useFakeTimers();
    const { stop } = ticking({ everyMs: 30_000 });
    expect(jest.getTimerCount()).toBe(1);
    void stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
