import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../test-support/scratch-folder';
import { openStore } from '../store/file-store';
import { openStoreAt, placeOf } from './open-store';
import { startFakeS3 } from '../store/s3/s3-fake-server';
import { bytesOf, readText } from '../store/store';

const KEYS = { MFE_S3_ACCESS_KEY_ID: 'identity', MFE_S3_SECRET_ACCESS_KEY: 'top-secret' };

describe('the location of a store', () => {
  it('is the state folder, or another folder', async () => {
    const [home, other] = [await scratchFolder(), await scratchFolder()];
    const surroundings = { home, environment: {} };
    await openStore(home).create('a', bytesOf('home'));
    await openStore(other).create('a', bytesOf('other'));
    expect(await readText(openStoreAt(undefined, surroundings), 'a')).toMatchObject({ text: 'home' });
    expect(await readText(openStoreAt('file', surroundings), 'a')).toMatchObject({ text: 'home' });
    expect(await readText(openStoreAt(join(other, '.'), surroundings), 'a')).toMatchObject({ text: 'other' });
    expect(await readText(openStoreAt(pathToFileURL(other).href, surroundings), 'a')).toMatchObject({ text: 'other' });
  });

  it('may name the store itself in place of the folder that it lies in', async () => {
    const other = await scratchFolder();
    const surroundings = { home: '/nowhere', environment: {} };
    await openStore(other).create('a', bytesOf('other'));
    expect(await readText(openStoreAt(join(other, 'store'), surroundings), 'a')).toMatchObject({ text: 'other' });
    expect(placeOf(join(other, 'store'), '/nowhere')).toBe(join(other, 'store'));
    const inner = join(other, 'store');
    await openStore(inner).create('a', bytesOf('a state folder of that name'));
    expect((await readText(openStoreAt(inner, surroundings), 'a'))?.text).toContain('a state folder');
  });

  it('is refused where it is a store under another name, whose own store would be empty', async () => {
    const [home, other] = [await scratchFolder(), join(await scratchFolder(), 'copy')];
    await openStore(home).create('maps/production/map.json', bytesOf('{}'));
    await rename(join(home, 'store'), other);
    const sentence = `${other} is a store itself`;
    expect(() => openStoreAt(other, { home, environment: {} })).toThrow(sentence);
    expect(() => openStoreAt(undefined, { home: other, environment: {} })).toThrow(sentence);
  });

  it('is told to people as it is', () => {
    expect(placeOf(undefined, '/home')).toBe('/home/store');
    expect(placeOf('/other', '/home')).toBe('/other/store');
    expect(placeOf('s3://releases/site', '/home')).toBe('s3://releases/site');
  });

  it('is a bucket', async () => {
    const fake = await startFakeS3();
    try {
      const environment = { ...KEYS, MFE_S3_ENDPOINT: fake.connection.endpoint };
      await openStoreAt('s3://releases/site', { home: '/nowhere', environment }).create('a', bytesOf('1'));
      expect([...fake.objects.keys()]).toEqual(['site/a']);
    } finally {
      await fake.stop();
    }
  });

  it.each([
    ['gs://releases', '"gs://releases" is not a store: file, a folder, or s3://bucket/prefix'],
    ['s3:releases', '"s3:releases" is not a store'],
    ['file://host/x', '"file://host/x" is not a store'],
    ['', '"" is not a store'],
    ['s3://releases', 'A store on S3 needs MFE_S3_ACCESS_KEY_ID and MFE_S3_SECRET_ACCESS_KEY'],
  ])('refuses %j', (location, sentence) => {
    expect(() => openStoreAt(location, { home: '/nowhere', environment: {} })).toThrow(sentence);
  });
});
