import { readS3Connection } from './s3-connection';

const KEYS = { MFE_S3_ACCESS_KEY_ID: 'identity', MFE_S3_SECRET_ACCESS_KEY: 'secret' };

describe('where a store on S3 is', () => {
  it('is AWS when nothing else is said', () => {
    expect(readS3Connection('s3://releases', KEYS)).toEqual({
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      bucket: 'releases',
      prefix: '',
      region: 'us-east-1',
      credentials: { accessKeyId: 'identity', secretAccessKey: 'secret' },
    });
  });

  it('is any other service by its address', () => {
    const variables = { ...KEYS, MFE_S3_ENDPOINT: 'https://s3.example.com:9000/base/', MFE_S3_REGION: 'eu-1' };
    expect(readS3Connection('s3://releases/site/one/', variables)).toMatchObject({
      endpoint: 'https://s3.example.com:9000/base',
      prefix: 'site/one/',
      region: 'eu-1',
    });
  });

  it('takes the bucket from its variable, and the names of AWS', () => {
    const variables = {
      MFE_S3_BUCKET: 'releases',
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
      AWS_REGION: 'ap-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
      AWS_SESSION_TOKEN: 'c',
    };
    expect(readS3Connection('s3://', variables)).toEqual({
      endpoint: 'http://127.0.0.1:1',
      bucket: 'releases',
      prefix: '',
      region: 'ap-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c' },
    });
  });

  it('never mixes two pairs of keys', () => {
    const variables = { ...KEYS, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' };
    expect(readS3Connection('s3://releases', variables).credentials).toEqual({
      accessKeyId: 'identity',
      secretAccessKey: 'secret',
    });
    const half = { MFE_S3_ACCESS_KEY_ID: 'identity', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(() => readS3Connection('s3://releases', half)).toThrow('MFE_S3_SECRET_ACCESS_KEY is missing beside its id');
  });

  it.each([
    ['s3://', KEYS, '"" is not a bucket'],
    ['s3://Releases', KEYS, '"Releases" is not a bucket'],
    ['s3://releases/../x', KEYS, '"../x" is not a key of the store'],
    ['s3://releases//x', KEYS, '"/x" is not a key of the store'],
    ['s3://releases', {}, 'needs MFE_S3_ACCESS_KEY_ID and MFE_S3_SECRET_ACCESS_KEY'],
    ['s3://releases', { AWS_SECRET_ACCESS_KEY: 'hidden' }, 'AWS_ACCESS_KEY_ID is missing beside its secret'],
    ['s3://releases', { ...KEYS, MFE_S3_REGION: 'a b' }, '"a b" is not a region of S3'],
    ['s3://releases', { ...KEYS, MFE_S3_ENDPOINT: 'example.com' }, 'MFE_S3_ENDPOINT must be an address'],
    ['s3://releases', { ...KEYS, MFE_S3_ENDPOINT: 'ftp://example.com' }, 'MFE_S3_ENDPOINT must be an address'],
    ['s3://releases', { ...KEYS, MFE_S3_ENDPOINT: 'https://a.example?x=1' }, 'MFE_S3_ENDPOINT must be an address'],
  ])('refuses %s with %j', (location, variables, sentence) => {
    expect(() => readS3Connection(location, variables)).toThrow(sentence);
  });

  it('does not repeat a password', () => {
    const variables = { ...KEYS, MFE_S3_ENDPOINT: 'https://me:hidden@example.com' };
    expect(() => readS3Connection('s3://releases', variables)).toThrow(
      'MFE_S3_ENDPOINT must be an address like https://s3.example.com, without a name or password',
    );
  });
});
