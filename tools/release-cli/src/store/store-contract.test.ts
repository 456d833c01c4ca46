import { randomUUID } from 'node:crypto';
import { scratchFolder } from '../test-support/scratch-folder';
import { openStore } from './file-store';
import { S3Client, S3_RETRY_POLICY } from './s3/s3-client';
import { readS3Connection, type S3Connection } from './s3/s3-connection';
import { startFakeS3, type FakeS3 } from './s3/s3-fake-server';
import { S3Store } from './s3/s3-store';
import { bytesOf, readText } from './store';
import { describeStore } from './store-contract';

/** The address of a real service, set by the check that starts one; keys in AWS's own variables. */
const SERVICE = process.env['STORE_TEST_S3'];

describeStore('a folder', async () => {
  const home = await scratchFolder();
  return () => openStore(home);
});

function describeFakeService(): void {
  let fake: FakeS3;
  beforeAll(async () => {
    fake = await startFakeS3();
  });
  afterAll(() => fake.stop());

  describeStore('S3', async () => {
    const connection: S3Connection = { ...fake.connection, prefix: `${randomUUID()}/` };
    return () => new S3Store(connection);
  });
}

function realConnection(prefix: string, changes: Readonly<Record<string, string>> = {}): S3Connection {
  return readS3Connection(`s3://store-test/${prefix}`, { ...process.env, MFE_S3_ENDPOINT: SERVICE, ...changes });
}

function describeRealService(): void {
  beforeAll(async () => {
    const { status } = await new S3Client(realConnection(''), S3_RETRY_POLICY).send({ method: 'PUT' });
    expect(status).toBe(200);
  });

  describeStore('S3', async () => {
    const connection = realConnection(randomUUID());
    return () => new S3Store(connection);
  });

  it('gives back the headers that objects were stored with', async () => {
    await new S3Store(realConnection('')).create('r/mfe-games/a.mjs', bytesOf('1'));
    const answer = await new S3Client(realConnection(''), S3_RETRY_POLICY).send({
      method: 'GET',
      key: 'r/mfe-games/a.mjs',
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('leaves nothing behind of the probe', async () => {
    const client = new S3Client(realConnection(''), S3_RETRY_POLICY);
    await new S3Store(realConnection('')).replace('probed', bytesOf('1'), null);
    const { bytes } = await client.send({ method: 'GET', query: { 'list-type': '2', prefix: '.probe/' } });
    expect(new TextDecoder().decode(bytes)).not.toContain('<Key>');
  });

  it('lists what others put there by names that no store would use', async () => {
    const prefix = randomUUID();
    const client = new S3Client(realConnection(prefix), S3_RETRY_POLICY);
    for (const key of ['folder/', encodeURIComponent('a b+c&d<e>%ä😀.txt'), '.x/y'])
      expect(await client.send({ method: 'PUT', key, body: bytesOf('x') })).toMatchObject({ status: 200 });
    expect(await new S3Store(realConnection(prefix)).list('')).toEqual(['a b+c&d<e>%ä😀.txt']);
  });

  it('refuses in one sentence, without the secret, when the secret is wrong', async () => {
    const store = new S3Store(realConnection('', { AWS_SECRET_ACCESS_KEY: 'hidden' }));
    await expect(readText(store, 'a')).rejects.toThrow(
      'S3 answered 403 SignatureDoesNotMatch to GET s3://store-test/a: check the credentials and what they may do',
    );
  });

  it('refuses in one sentence when there is no such bucket', async () => {
    const store = new S3Store({ ...realConnection(''), bucket: 'store-test-none' });
    const sentence = 'S3 answered 404 NoSuchBucket to';
    await expect(store.get('a')).rejects.toThrow(`${sentence} GET s3://store-test-none/a`);
    await expect(store.create('a', bytesOf('x'))).rejects.toThrow(`${sentence} PUT s3://store-test-none/.probe/`);
    await expect(store.list('')).rejects.toThrow(`${sentence} GET s3://store-test-none/`);
  });
}

if (SERVICE === undefined)
  describe('in this process', () => {
    describeFakeService();
  });
else
  describe(`at ${SERVICE}`, () => {
    describeRealService();
  });
