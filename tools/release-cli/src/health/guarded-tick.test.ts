import { setDefault } from '../edits/edits';
import { readMap } from '../map/read-map';
import { addRollout } from '../edits/rollout-edits';
import { runTick, type TickReport } from '../change/run-tick';
import { UserError } from '../text/user-error';
import { mapKey } from '../store/keys';
import type { Store } from '../trust/store';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import {
  healthRow,
  healthSummaryOf,
  openHealthSite,
  type HealthAnswer,
  type HealthSite,
} from '../test-support/health-site';
import { guardVerdictsFor } from './rollout-health';

const NOW = new Date('2026-12-01T12:00:00Z');
const REASON = '1.1.0 failed on 10 % of 500 pages, 1.0.0 failed on 2 % of 4500 pages (p < 0.000001)';

function bodyWith(failures: number): HealthAnswer {
  const rows = [
    healthRow('mfe-games', '1.1.0', { pages: 500, failures }),
    healthRow('mfe-games', '1.0.0', { pages: 4500, failures: 90 }),
  ];
  return { body: healthSummaryOf(rows) };
}

let answer: HealthAnswer;
/** What pages of one merchant say, where it is something else. */
let atBahari: HealthAnswer | undefined;
let health: HealthSite;
let site: FixtureSite;
beforeAll(async () => {
  health = await openHealthSite((url) =>
    url.searchParams.getAll('merchant').join() === 'bahari' ? (atBahari ?? answer) : answer,
  );
});
beforeEach(async () => {
  atBahari = undefined;
  site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
});
afterAll(() => health.close());

async function guarded(action: 'hold' | 'rollback'): Promise<void> {
  await site.edit((map) =>
    addRollout(map, {
      package: 'mfe-games',
      version: '1.1.0',
      percent: 10,
      steps: [{ at: '2026-12-01T11:00:00.000Z', percent: 50 }],
      guard: { action, minimumLoads: 200 },
      since: '2026-12-01T10:00:00.000Z',
    }),
  );
}

async function tick(): Promise<TickReport> {
  Object.assign(site.store, { time: async () => NOW });
  const source = { url: health.url, token: 'a-token-of-an-operator' };
  return runTick({
    store: site.store,
    environment: 'production',
    verdictsOf: (map, now, merchants) => guardVerdictsFor(map, source, now, merchants),
    now: () => NOW,
  });
}

async function rollouts() {
  return (await readMap(site.store, 'production')).map.rollouts;
}

describe('a tick that knows the health of what is rolled out', () => {
  it('holds a version that does worse, says why, and leaves it so', async () => {
    await guarded('hold');
    answer = bodyWith(50);
    expect((await tick()).actions).toEqual([`rollout of mfe-games 1.1.0 to all merchants is held: ${REASON}`]);
    expect(await rollouts()).toMatchObject([{ percent: 10, held: REASON }]);
    expect((await tick()).actions).toEqual([]);
  });

  it('rolls it back where the guard says so', async () => {
    await guarded('rollback');
    answer = bodyWith(50);
    expect((await tick()).actions).toEqual([`rollout of mfe-games 1.1.0 to all merchants is rolled back: ${REASON}`]);
    expect(await rollouts()).toEqual([]);
  });

  it('takes it from the one merchant where it does worse, and leaves it to the others', async () => {
    await guarded('rollback');
    answer = bodyWith(12);
    atBahari = bodyWith(50);
    expect((await tick()).actions).toEqual([
      `rollout of mfe-games 1.1.0 to all merchants ends for bahari: bahari: ${REASON}`,
    ]);
    const { map } = await readMap(site.store, 'production');
    expect([map.pins, map.rollouts]).toMatchObject([{ bahari: { 'mfe-games': '1.0.0' } }, [{ percent: 10 }]]);
    await tick();
    expect(await rollouts()).toMatchObject([{ percent: 50 }]);
  });

  it('widens a version that does no worse', async () => {
    await guarded('hold');
    answer = bodyWith(12);
    await tick();
    expect(await rollouts()).toMatchObject([{ percent: 50 }]);
  });

  it('does not widen a rollout that reports nothing, and says so', async () => {
    await guarded('hold');
    answer = { body: healthSummaryOf([healthRow('mfe-games', '1.0.0', { pages: 4500, failures: 90 })]) };
    expect(await tick()).toMatchObject({
      actions: [],
      waiting: [
        'rollout of mfe-games 1.1.0 to all merchants waits: 1.1.0 was tried on 0 pages that count, its guard asks for 200',
      ],
    });
    expect(await rollouts()).toMatchObject([{ percent: 10 }]);
  });

  it('does what guards demand although a step of another rollout is refused, and says why', async () => {
    await guarded('rollback');
    await site.publish('mfe-agent', '1.0.0');
    const steps = [{ at: '2026-12-01T11:00:00.000Z', percent: 50 }];
    await site.edit((map) =>
      addRollout(setDefault(map, 'mfe-agent', '1.0.0'), { package: 'mfe-agent', version: '1.0.0', percent: 1, steps }),
    );
    answer = bodyWith(50);
    const source = { url: health.url, token: 'a-token-of-an-operator' };
    const refusing: Store = Object.assign(Object.create(site.store) as Store, {
      replace: async (key: string, bytes: Uint8Array, etag: string | null) => {
        if (key === mapKey('production') && new TextDecoder().decode(bytes).includes('goes to 50'))
          throw new UserError('the step does not fit');
        return site.store.replace(key, bytes, etag);
      },
      get: (key: string) => site.store.get(key),
      time: async () => NOW,
      create: async (key: string, bytes: Uint8Array) => site.store.create(key, bytes),
      list: (prefix: string) => site.store.list(prefix),
    });
    const { actions, stepFault } = await runTick({
      store: refusing,
      environment: 'production',
      verdictsOf: (map, now, merchants) => guardVerdictsFor(map, source, now, merchants),
      now: () => NOW,
    });
    expect(actions).toEqual([`rollout of mfe-games 1.1.0 to all merchants is rolled back: ${REASON}`]);
    expect(stepFault).toBe('the step does not fit');
    expect(await rollouts()).toMatchObject([{ package: 'mfe-agent', percent: 1 }]);
  });

  it('does not widen a rollout whose health cannot be read', async () => {
    await guarded('hold');
    answer = { status: 503, body: '' };
    expect((await tick()).healthFault).toBe(`${health.url} answered with status 503`);
    expect(await rollouts()).toMatchObject([{ percent: 10 }]);
  });
});
