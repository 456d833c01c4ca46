import { bytesOf, jsonBytes, readText } from '../store/store';
import { mapKey, proposalKey, proposalPrefix } from '../store/keys';
import { fixture, writeFixture } from '../test-support/fixture-dist';
import { fourEyes } from '../test-support/four-eyes';
import { contentsOf, type Ran } from '../test-support/run-mfe';
import { readMap } from '../map/read-map';
import { verifyStore } from '../verify/verify-store';

const idIn = ({ out }: Ran): string => /mfe sign ([0-9a-f]{12})/.exec(out)?.[1] ?? '';

describe('a write that takes two keys', () => {
  it('is kept as a proposal by the first, and takes effect when the second signs it', async () => {
    const { site, ada, bo } = await fourEyes();
    const before = await readText(site.store, mapKey('production'));
    const proposed = await ada('promote mfe-games 1.1.0 --reason lobby');
    expect(proposed).toMatchObject({ status: 0, error: '' });
    const id = idIn(proposed);
    expect(proposed.out).toContain(
      `Proposed, and not in effect: 1 other release key of production must sign it with "mfe sign ${id} --env production".`,
    );
    expect(proposed.out).not.toContain('Nothing to do');
    expect(await readText(site.store, mapKey('production'))).toEqual(before);
    expect((await bo('sign')).out).toMatch(
      new RegExp(`^${id} .* Ada +1 of 2 +lobby.* mfe-games 1\\.0\\.0 -> 1\\.1\\.0 by default`, 'm'),
    );
    const signed = await bo(`sign ${id}`);
    expect(signed).toMatchObject({ status: 0, error: '' });
    expect(signed.out).toContain('aurora    mfe-games  1.0.0 (default)  1.1.0 (default)');
    const { map } = await readMap(site.store, 'production');
    expect(map).toMatchObject({ author: 'Ada and Bo', defaults: { 'mfe-games': '1.1.0' } });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
    expect(await site.store.list(proposalPrefix('production'))).toEqual([]);
    expect((await bo('sign')).out).toBe('No write of production waits for a signature.');
  });

  it('shows who signs what it waives, and is not asked again', async () => {
    const { site, ada, bo } = await fourEyes();
    const dist = await writeFixture(fixture('mfe-games', '1.2.0', { routes: [] }));
    const gap = '--allow-gap /m/mfe-games';
    expect(await ada(`publish mfe-games --dist ${dist} ${gap}`)).toMatchObject({ status: 0 });
    expect((await ada('promote mfe-games 1.2.0')).error).toContain('by nobody with mfe-games 1.2.0');
    const id = idIn(await ada(`promote mfe-games 1.2.0 ${gap}`));
    const { revision } = (await readMap(site.store, 'production')).map;
    const signed = await bo(`sign ${id}`);
    expect(signed).toMatchObject({ status: 0, error: '' });
    expect(signed.out).toContain(
      `mfe-games 1.2.0 leaves /m/mfe-games unanswered (allowed by revision ${revision + 1} of production)`,
    );
  });

  it('is not signed twice by one key, and a dry run signs nothing', async () => {
    const { site, ada, bo } = await fourEyes();
    const id = idIn(await ada('switch mfe-games off'));
    const before = await contentsOf(site.store);
    expect((await ada(`sign ${id}`)).error).toBe(`Your key has signed ${id} already: another release key has to`);
    expect((await bo(`sign ${id} --dry-run`)).out).toContain('Nothing is signed: this was a dry run.');
    expect((await bo('sign 0a1b2c3d4e5f')).error).toContain('production has no proposal 0a1b2c3d4e5f');
    expect(await contentsOf(site.store)).toEqual(before);
  });

  it('cannot take effect once another write has', async () => {
    const { ada, bo } = await fourEyes();
    const first = idIn(await ada('promote mfe-games 1.1.0'));
    const second = idIn(await ada('switch mfe-games off'));
    expect((await bo(`sign ${second}`)).status).toBe(0);
    expect((await bo(`sign ${first}`)).error).toContain(`production has no proposal ${first}`);
  });

  it('is not in effect for a map that one key alone put into the store', async () => {
    const { site, ada } = await fourEyes();
    const id = idIn(await ada('promote mfe-games 1.1.0'));
    const proposal = await site.store.get(proposalKey('production', id));
    const present = await site.store.get(mapKey('production'));
    await site.store.replace(mapKey('production'), proposal?.bytes ?? new Uint8Array(), present?.etag ?? null);
    await expect(readMap(site.store, 'production')).rejects.toThrow(
      'maps/production/map.json in the store is signed by 1 of the 2 release keys that production demands, so it is not used',
    );
  });

  it('is not signed when somebody changed the proposal, or added what is not shown', async () => {
    const { site, ada, bo } = await fourEyes();
    const id = idIn(await ada('promote mfe-games 1.1.0'));
    const key = proposalKey('production', id);
    const found = await readText(site.store, key);
    const put = async (bytes: Uint8Array): Promise<void> => {
      await site.store.replace(key, bytes, (await site.store.get(key))?.etag ?? null);
    };
    await put(bytesOf((found?.text ?? '').replaceAll('"reason": "', '"reason": "not ')));
    expect((await bo(`sign ${id}`)).error).toContain('is not what its name says, so it is not signed');
    await put(jsonBytes({ ...(JSON.parse(found?.text ?? '{}') as object), hidden: true }));
    expect((await bo(`sign ${id}`)).error).toContain('is not what its name says, so it is not signed');
  });

  it('waits too where the clock makes it: a tick with one key changes nothing and says so', async () => {
    const { site, ada } = await fourEyes();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const rollout = {
      package: 'mfe-games',
      version: '1.1.0',
      percent: 5,
      steps: [{ at, percent: 50 }],
      since: at,
    } as const;
    await site.edit((map) => ({ ...map, rollouts: [{ ...rollout, steps: [...rollout.steps] }] }));
    const before = await readText(site.store, mapKey('production'));
    const ran = await ada('tick');
    expect(ran.status).toBe(1);
    expect(ran.out).toContain('this takes 2 release keys of production at hand');
    expect(await readText(site.store, mapKey('production'))).toEqual(before);
  });
});
