import { bytesOf, readText, StoreConflict, type ObjectStore } from './store';

/** Makes an empty place; each call of what it gives opens that place once more. */
export type NewPlace = () => Promise<() => ObjectStore>;

const AT_ONCE = 25;

/** Reads a number, adds one and writes it, again and again until nobody else wrote in between. */
async function addOne(store: ObjectStore, key: string): Promise<void> {
  for (;;) {
    const found = await readText(store, key);
    try {
      await store.replace(key, bytesOf(String(Number(found?.text ?? 0) + 1)), found?.etag ?? null);
      return;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

/** Adds one a number of times, one after the other. */
export async function addRepeatedly(store: ObjectStore, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await addOne(store, key);
}

function describeObjects(newPlace: NewPlace): void {
  it('gives back what was created, and nothing for what was not', async () => {
    const store = (await newPlace())();
    await store.create('r/mfe-games/a.mjs', bytesOf('one'));
    expect(await readText(store, 'r/mfe-games/a.mjs')).toMatchObject({ text: 'one' });
    expect(await store.get('r/mfe-games/b.mjs')).toBeNull();
    expect(await store.get('r/mfe-games')).toBeNull();
  });

  it('keeps every byte, none at all, and every script', async () => {
    const open = await newPlace();
    const everyByte = Uint8Array.from({ length: 70_000 }, (_byte, index) => index % 256);
    const texts = 'Grüße 你好 สวัสดี 😀 \u0000\uFEFF\r\n';
    await open().create('bytes.wasm', everyByte);
    await open().create('nothing', new Uint8Array());
    await open().create('texts', bytesOf(texts));
    expect(Buffer.from((await open().get('bytes.wasm'))?.bytes ?? []).equals(Buffer.from(everyByte))).toBe(true);
    expect((await open().get('nothing'))?.bytes).toHaveLength(0);
    expect(Buffer.from((await open().get('texts'))?.bytes ?? []).toString()).toBe(texts);
  });

  it('creates an object once', async () => {
    const store = (await newPlace())();
    await store.create('a', bytesOf('one'));
    await expect(store.create('a', bytesOf('two'))).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.create('a', bytesOf('one'))).rejects.toBeInstanceOf(StoreConflict);
    expect(await readText(store, 'a')).toMatchObject({ text: 'one' });
  });

  it('replaces only what the writer has seen', async () => {
    const store = (await newPlace())();
    const first = await store.replace('a', bytesOf('one'), null);
    await expect(store.replace('a', bytesOf('two'), null)).rejects.toBeInstanceOf(StoreConflict);
    const second = await store.replace('a', bytesOf('two'), first);
    expect(second).not.toBe(first);
    await expect(store.replace('a', bytesOf('three'), first)).rejects.toBeInstanceOf(StoreConflict);
    await expect(store.replace('b', bytesOf('three'), first)).rejects.toBeInstanceOf(StoreConflict);
    expect(await readText(store, 'a')).toEqual({ text: 'two', etag: second });
    expect(await store.get('b')).toBeNull();
  });

  it('removes, does not mind what is not there, and lets the key be created again', async () => {
    const store = (await newPlace())();
    await store.create('a/b', bytesOf('x'));
    await store.remove('a/b');
    await store.remove('a/b');
    expect(await store.get('a/b')).toBeNull();
    await store.create('a/b', bytesOf('y'));
    expect(await readText(store, 'a/b')).toMatchObject({ text: 'y' });
  });

  it.each(['../a', '/a', '.hidden/x', 'a b', 'ä', 'a+b', 'a%2Fb', 'a?b', ''])('refuses the key %j', async (key) => {
    const store = (await newPlace())();
    await expect(store.get(key)).rejects.toThrow('is not a key of the store');
    await expect(store.create(key, bytesOf('x'))).rejects.toThrow('is not a key of the store');
    await expect(store.replace(key, bytesOf('x'), null)).rejects.toThrow('is not a key of the store');
    await expect(store.remove(key)).rejects.toThrow('is not a key of the store');
  });
}

function describeListing(newPlace: NewPlace): void {
  it('lists by prefix, sorted', async () => {
    const store = (await newPlace())();
    for (const key of ['maps/b/map.json', 'maps/a/map.json', 'maps/a/revisions/000001.json', 'maps/a~x', 'other', 'Z'])
      await store.replace(key, bytesOf('x'), null);
    expect(await store.list('maps/a/')).toEqual(['maps/a/map.json', 'maps/a/revisions/000001.json']);
    expect(await store.list('maps/a')).toEqual(['maps/a/map.json', 'maps/a/revisions/000001.json', 'maps/a~x']);
    expect(await store.list('')).toEqual([
      'Z',
      'maps/a/map.json',
      'maps/a/revisions/000001.json',
      'maps/a~x',
      'maps/b/map.json',
      'other',
    ]);
    expect(await store.list('none/')).toEqual([]);
  });

  it('lists 1,050 keys, each once', async () => {
    const store = (await newPlace())();
    const keys = Array.from({ length: 1050 }, (_key, index) => `r/many/${String(index).padStart(4, '0')}.mjs`);
    const waiting = [...keys];
    const work = async (): Promise<void> => {
      for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await store.create(key, bytesOf(key));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(await store.list('r/many/')).toEqual(keys);
  });
}

function describeWriters(newPlace: NewPlace): void {
  it('lets one of eight writers create, and one replace', async () => {
    const open = await newPlace();
    const stores = Array.from({ length: 8 }, open);
    const created = await Promise.allSettled(stores.map((store, index) => store.create('a', bytesOf(String(index)))));
    expect(created.map(({ status }) => status).toSorted()).toEqual(['fulfilled', ...Array<string>(7).fill('rejected')]);
    const winner = created.findIndex(({ status }) => status === 'fulfilled');
    const seen = await readText(open(), 'a');
    expect(seen?.text).toBe(String(winner));
    const replaced = await Promise.allSettled(
      stores.map((store, index) => store.replace('a', bytesOf(`new ${index}`), seen?.etag ?? null)),
    );
    const losers = [...created, ...replaced].filter((result) => result.status === 'rejected');
    expect(losers).toHaveLength(14);
    for (const { reason } of losers) expect(reason).toBeInstanceOf(StoreConflict);
  });

  it('loses nothing when two writers add one 200 times each', async () => {
    const open = await newPlace();
    await Promise.all([addRepeatedly(open(), 'count', 200), addRepeatedly(open(), 'count', 200)]);
    expect(await readText(open(), 'count')).toMatchObject({ text: '400' });
  });
}

/** What every store has to keep to, whatever lies below it. */
export function describeStore(name: string, newPlace: NewPlace): void {
  describe(`${name}: objects`, () => describeObjects(newPlace));
  describe(`${name}: listing`, () => describeListing(newPlace));
  describe(`${name}: writers at the same time`, () => describeWriters(newPlace));
}
