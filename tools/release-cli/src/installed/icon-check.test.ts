import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../store/digest';
import type { Store } from '../trust/store';
import { merchantFixture } from '../test-support/fixture-dist';
import { fixtureSite, type FixtureSite } from '../test-support/fixture-site';
import { IconCheck } from './icon-check';
import { ICON_KINDS, iconFile, iconKey } from './icons';

const AURORA = merchantFixture('aurora');
const KEYS = ICON_KINDS.map((kind) => iconKey(iconFile(AURORA, kind)));
const [KEY = ''] = KEYS;

const memoryOf = ({ home }: FixtureSite): string => join(home, 'seen/digests.json');

async function replace(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  await store.replace(key, bytes, (await store.get(key))?.etag ?? null);
}

/** Another picture than the one that belongs under a key. */
async function otherPicture({ store }: FixtureSite): Promise<Uint8Array> {
  return (await store.get(KEYS[1] ?? ''))?.bytes ?? new Uint8Array();
}

async function problems({ store }: FixtureSite): Promise<readonly string[]> {
  const icons = new IconCheck(store);
  const found = await icons.problemsOf(AURORA);
  await icons.keep();
  return found;
}

const TOLD = [`${KEY} is not the icon it should be`];

describe('a check of icons', () => {
  it('remembers on this machine what it found right', async () => {
    const site = await fixtureSite();
    expect(await problems(site)).toEqual([]);
    const digests = JSON.parse(await readFile(memoryOf(site), 'utf8')) as Record<string, string>;
    expect(Object.keys(digests).toSorted()).toEqual([...KEYS].toSorted());
    expect(digests[KEY]).toBe(sha256Hex((await site.store.get(KEY))?.bytes ?? ''));
  });

  it('does not draw again what has those bytes', async () => {
    const site = await fixtureSite();
    const other = await otherPicture(site);
    await problems(site);
    await replace(site.store, KEY, other);
    await writeFile(memoryOf(site), JSON.stringify({ [KEY]: sha256Hex(other) }));
    expect(await problems(site)).toEqual([]);
  });

  it('tells an icon that was replaced after it was found right, or is gone', async () => {
    const site = await fixtureSite();
    await problems(site);
    await replace(site.store, KEY, await otherPicture(site));
    expect(await problems(site)).toEqual(TOLD);
    await site.store.remove(KEY);
    expect(await problems(site)).toEqual(TOLD);
  });

  it.each(['', '[]', '{"m/icons/a.png":"x"}'])('with a memory that cannot be read (%j) draws all', async (text) => {
    const site = await fixtureSite();
    await problems(site);
    await writeFile(memoryOf(site), text);
    await replace(site.store, KEY, await otherPicture(site));
    expect(await problems(site)).toEqual(TOLD);
  });
});
