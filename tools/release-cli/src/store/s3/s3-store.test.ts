import { UserError } from '../../text/user-error';
import { LOST_AFTER, PATIENCE, startPlace, UNAVAILABLE } from './s3-fake-place';
import type { FakeS3, FakeS3Options, Fault } from './s3-fake-server';
import { S3Store } from './s3-store';
import { bytesOf, readText, StoreConflict } from '../store';
import { addRepeatedly } from '../store-contract';

const LOST_BEFORE: Fault = { isApplied: false, answer: 'dropped' };
const HANGING: Fault = { isApplied: false, answer: 'hanging' };
const FAILED_AFTER: Fault = { isApplied: true, answer: { status: 500 } };
const FAILED_BEFORE: Fault = { isApplied: false, answer: { status: 500 } };

/** The first tries of one request fail. */
function failing(request: string, ...faults: readonly Fault[]): FakeS3Options {
  return { fault: (name, count) => (name === request ? faults[count - 1] : undefined) };
}

function storedText(fake: FakeS3, key: string): string | undefined {
  return fake.objects.get(key)?.bytes.toString();
}

describe('a write whose outcome is not known', () => {
  it.each([
    ['lost before it took place', LOST_BEFORE, ['PUT a', 'HEAD a', 'PUT a']],
    ['lost after it took place', LOST_AFTER, ['PUT a', 'HEAD a']],
    ['without an answer in time', HANGING, ['PUT a', 'HEAD a', 'PUT a']],
    ['a 500 before it took place', FAILED_BEFORE, ['PUT a', 'HEAD a', 'PUT a']],
    ['a 500 after it took place', FAILED_AFTER, ['PUT a', 'HEAD a']],
    ['a 503', UNAVAILABLE, ['PUT a', 'HEAD a', 'PUT a']],
  ])('is looked up: %s', async (_name, fault, requests) => {
    const { store, fake } = await startPlace(failing('PUT a', fault));
    const etag = await store.replace('a', bytesOf('1'), null);
    expect(fake.requests).toEqual(requests);
    expect(fake.objects.get('a')).toMatchObject({ etag, bytes: Buffer.from('1') });
  });

  it('is a success when it was late and met its own second try', async () => {
    const late: Fault = { isApplied: true, answer: { status: 412 } };
    const { store } = await startPlace(failing('PUT a', LOST_BEFORE, late));
    await store.create('a', bytesOf('1'));
    expect(await readText(store, 'a')).toMatchObject({ text: '1' });
  });

  it.each([FAILED_BEFORE, LOST_BEFORE, { isApplied: false, answer: { status: 409 } } as const])(
    'is a conflict when somebody else wrote the very same meanwhile: %j',
    async (fault) => {
      const { store, open, fake } = await startPlace({
        fault: (name, count) => {
          if (name !== 'PUT a' || count !== 2) return undefined;
          // Another writer's object, without our mark: same bytes as ours, other etag than we have seen.
          fake.objects.set('a', { bytes: Buffer.from('2'), etag: 'other', headers: {} });
          return fault;
        },
      });
      const first = await store.replace('a', bytesOf('1'), null);
      await expect(open().replace('a', bytesOf('2'), first)).rejects.toBeInstanceOf(StoreConflict);
      expect(fake.objects.get('a')?.etag).toBe('other');
    },
  );

  it('is a success when others have already written over it, but nobody builds upon it', async () => {
    const { store, open, fake } = await startPlace({
      fault: async (name, count) => {
        // Between the lost answer and the look at the object somebody else replaces it, twice.
        if (name === 'HEAD a' && count === 1) {
          const second = await open().replace('a', bytesOf('2'), fake.objects.get('a')?.etag ?? null);
          await open().replace('a', bytesOf('3'), second);
        }
        return name === 'PUT a' && count === 1 ? LOST_AFTER : undefined;
      },
    });
    const etag = await store.replace('a', bytesOf('1'), null);
    await expect(open().replace('a', bytesOf('4'), etag)).rejects.toBeInstanceOf(StoreConflict);
    expect(storedText(fake, 'a')).toBe('3');
  });

  it('is a refusal when the service stays away', async () => {
    const { store, fake } = await startPlace(failing('PUT a', LOST_BEFORE, FAILED_BEFORE, UNAVAILABLE));
    await expect(store.create('a', bytesOf('1'))).rejects.toThrow('S3 answered 503 SlowDown to PUT s3://releases/a');
    expect(fake.requests.filter((name) => name === 'PUT a')).toHaveLength(3);
    expect(storedText(fake, 'a')).toBeUndefined();
  });

  it('loses nothing between two writers when every seventh answer is lost or wrong', async () => {
    const faults = [LOST_AFTER, FAILED_AFTER, LOST_BEFORE, UNAVAILABLE];
    const { open, store } = await startPlace({
      fault: (name, count) => (name === 'PUT count' && count % 7 === 0 ? faults[(count / 7) % 4] : undefined),
    });
    await Promise.all([addRepeatedly(open(), 'count', 60), addRepeatedly(open(), 'count', 60)]);
    expect(await readText(store, 'count')).toMatchObject({ text: '120' });
  });
});

describe('reading, listing and removing', () => {
  it.each([
    ['503', UNAVAILABLE],
    ['a lost answer', LOST_BEFORE],
    ['no answer in time', HANGING],
  ])('is tried again after %s', async (_name, fault) => {
    const { store, fake } = await startPlace({
      fault: (name, count) => (count === 1 && !/^PUT|probe/.test(name) ? fault : undefined),
    });
    await store.create('a', bytesOf('1'));
    expect(await readText(store, 'a')).toMatchObject({ text: '1' });
    expect(await store.list('')).toEqual(['a']);
    await store.remove('a');
    expect(fake.objects.size).toBe(0);
  });

  it('pages through a listing', async () => {
    const { store, fake } = await startPlace({ pageSize: 2 });
    for (const key of ['e', 'a', 'd', 'b', 'c']) await store.create(key, bytesOf(key));
    expect(await store.list('')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(fake.requests.filter((name) => name === 'LIST')).toHaveLength(3);
  });

  it.each([
    ['<ListBucketResult><IsTruncated>true', 'S3 gave a listing that cannot be read: it ends too early'],
    [
      '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken></ListBucketResult>',
      'S3 gives the same page of a listing again and again',
    ],
  ])('refuses the listing %j', async (body, sentence) => {
    const { store } = await startPlace({ fault: () => ({ isApplied: false, answer: { status: 200, body } }) });
    await expect(store.list('')).rejects.toThrow(sentence);
  });

  it('refuses an answer without an etag', async () => {
    const { store } = await startPlace({
      fault: () => ({ isApplied: false, answer: { status: 200, body: '<html>' } }),
    });
    await expect(store.get('a')).rejects.toThrow('S3 answered 200 to GET s3://releases/a without an ETag');
    await expect(store.create('a', bytesOf('1'))).rejects.toThrow('This S3 service gives no ETag');
  });

  it('does not follow a redirect', async () => {
    const { store } = await startPlace({
      fault: (name) =>
        name === 'GET a'
          ? { isApplied: false, answer: { status: 301, headers: { location: '/releases/b' } } }
          : undefined,
    });
    await store.create('b', bytesOf('1'));
    await expect(store.get('a')).rejects.toThrow(
      'S3 answered 301 to GET s3://releases/a: the bucket is in another region; set MFE_S3_REGION and MFE_S3_ENDPOINT',
    );
  });

  it('says in one sentence that nobody answers', async () => {
    const { store, fake } = await startPlace();
    await fake.stop();
    await expect(store.get('a')).rejects.toThrow(
      `No answer from ${fake.connection.endpoint} to GET s3://releases/a: connect ECONNREFUSED`,
    );
  });

  it('names the bucket that is not there, and says nothing of the keys', async () => {
    const { fake } = await startPlace();
    const store = new S3Store({ ...fake.connection, bucket: 'nowhere' }, { retryPolicy: PATIENCE });
    await expect(store.get('a')).rejects.toThrow(
      'S3 answered 404 NoSuchBucket (Told by the fake) to GET s3://nowhere/a',
    );
    await expect(store.create('a', bytesOf('1'))).rejects.toThrow('S3 answered 404 NoSuchBucket');
    const stranger = { ...fake.connection, credentials: { accessKeyId: 'stranger', secretAccessKey: 'top-secret' } };
    const failure: unknown = await new S3Store(stranger).get('a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UserError);
    expect(JSON.stringify([failure, stranger.endpoint]) + String(failure)).not.toMatch(/stranger|top-secret/);
  });
});

describe('what is stored', () => {
  it('lies below the prefix, with its type and for how long it may be kept', async () => {
    const { fake } = await startPlace();
    const store = new S3Store({ ...fake.connection, prefix: 'site/' }, { retryPolicy: PATIENCE });
    await store.create('r/mfe-games/a.mjs', bytesOf('1'));
    expect(await store.list('r/')).toEqual(['r/mfe-games/a.mjs']);
    expect(fake.objects.get('site/r/mfe-games/a.mjs')?.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('takes other headers when told so', async () => {
    const { fake } = await startPlace();
    const store = new S3Store(fake.connection, { retryPolicy: PATIENCE, headersOf: () => ({ 'Content-Type': 'x/y' }) });
    await store.create('a', bytesOf('1'));
    expect(fake.objects.get('a')?.headers['content-type']).toBe('x/y');
  });
});

describe('the time where a bucket is', () => {
  it('is that of an answer, for which no object has to be there', async () => {
    const { store, fake } = await startPlace({});
    const time = (await store.time?.()) ?? new Date(0);
    expect(Math.abs(time.getTime() - Date.now())).toBeLessThan(5000);
    expect(fake.requests).toEqual(['HEAD clock']);
  });
});
