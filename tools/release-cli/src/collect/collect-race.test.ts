import { readMap } from '../map/read-map';
import type { PublishResult } from '../publish/publish';
import { COLLECTION_KEY } from '../store/keys';
import type { Store } from '../trust/store';
import { fixture } from '../test-support/fixture-dist';
import { DAY_MS, GRACE_MS, servedSite, type TimedSite } from '../test-support/timed-site';
import { collectUnused } from './collect';
import { readMarks, replaceMarks } from '../store/collection-marks';

/** A store that lets a test act right before or after one of its calls. */
function interposed(store: Store, hooks: { readonly beforeRemove?: () => Promise<void> }): Store {
  return {
    ...(store.trust === undefined ? {} : { trust: store.trust }),
    get: (key) => store.get(key),
    create: (key, bytes) => store.create(key, bytes),
    replace: (key, bytes, ifMatch) => store.replace(key, bytes, ifMatch),
    list: (prefix) => store.list(prefix),
    remove: async (key) => {
      await hooks.beforeRemove?.();
      return store.remove(key);
    },
  };
}

describe('collecting while others are at work', () => {
  async function dueSite(): Promise<TimedSite> {
    const site = await servedSite();
    site.pass(31);
    await site.collect();
    site.pass(31);
    return site;
  }

  async function assertWhole(site: TimedSite, version: string): Promise<void> {
    const { descriptor } = fixture('mfe-games', version);
    for (const file of descriptor.files)
      expect([file.name, (await site.store.get(`r/mfe-games/${file.name}`)) !== null]).toEqual([file.name, true]);
    expect(await site.descriptors()).toContain(`mfe-games/${version}`);
    const { map } = await readMap(site.store, 'production');
    expect(map.releases['mfe-games']?.[version]).toBeDefined();
  }

  it('a publish that comes during a removal waits for its end and loses nothing', async () => {
    const site = await dueSite();
    let publishing: Promise<PublishResult> | undefined;
    const store = interposed(site.store, {
      beforeRemove: async () => {
        publishing ??= site.publish('mfe-games', '1.0.0');
        await Promise.resolve();
      },
    });
    const { removed } = await collectUnused({ store, graceMs: GRACE_MS, revisionsMs: GRACE_MS, now: site.now });
    expect(removed).toContain('descriptors/mfe-games/1.0.0.json');
    await publishing;
    await assertWhole(site, '1.0.0');
  });

  it('a publish that comes right before a removal makes it look again', async () => {
    const site = await dueSite();
    const lists: string[] = [];
    const store: Store = {
      ...interposed(site.store, {}),
      list: async (prefix) => {
        // The survey is at work: the marks are read, the removal is not yet announced.
        if (prefix === 'descriptors/' && lists.length === 0) {
          lists.push(prefix);
          await site.publish('mfe-games', '1.0.0');
        }
        return site.store.list(prefix);
      },
    };
    const { removed } = await collectUnused({ store, graceMs: GRACE_MS, revisionsMs: GRACE_MS, now: site.now });
    expect(lists).toHaveLength(1);
    expect(removed.filter((key) => key.startsWith('r/') || key.startsWith('descriptors/'))).toEqual([]);
    await assertWhole(site, '1.0.0');
  });

  it('a promotion that comes right before a removal wins', async () => {
    const site = await dueSite();
    let isPromoted = false;
    const store: Store = {
      ...interposed(site.store, {}),
      replace: async (key, bytes, ifMatch) => {
        const etag = await site.store.replace(key, bytes, ifMatch);
        if (key === COLLECTION_KEY && !isPromoted) {
          isPromoted = true;
          await site.serve('mfe-games', '1.0.0');
        }
        return etag;
      },
    };
    const { removed, unregistered } = await collectUnused({
      store,
      graceMs: GRACE_MS,
      revisionsMs: 365 * DAY_MS,
      now: site.now,
    });
    expect(removed).toEqual([]);
    expect(unregistered).toEqual({ production: [] });
    await assertWhole(site, '1.0.0');
  });

  it('many publishes and collections at once lose nothing', async () => {
    const site = await dueSite();
    const rounds = ['1.0.0', '2.0.0', '2.1.0', '2.2.0', '1.0.0', '2.3.0'];
    const collecting = async (): Promise<void> => {
      for (let round = 0; round < 4; round += 1)
        await site.collect().catch((error: unknown) => {
          expect(String(error)).toContain('Another collection is at work');
        });
    };
    await Promise.all([...rounds.map((version) => site.publish('mfe-games', version)), collecting(), collecting()]);
    for (const version of new Set(rounds)) await assertWhole(site, version);
  });

  it('refuses while another collection removes, and goes on with what a broken one left', async () => {
    const site = await dueSite();
    const { marks, etag } = await readMarks(site.store);
    const until = new Date(site.now().getTime() + 600_000).toISOString();
    await replaceMarks(site.store, { ...marks, removal: { keys: Object.keys(marks.marks), until } }, etag);
    await expect(site.collect()).rejects.toThrow(`Another collection is at work; it ends or is given up by ${until}`);
    site.pass(1);
    expect((await site.collect()).removed).toContain('descriptors/mfe-games/1.0.0.json');
  });
});
