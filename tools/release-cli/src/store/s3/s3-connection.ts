import { UserError } from '../../text/user-error';
import { assertKey } from '../keys';

/** Who signs the requests. Never printed, never part of an error. */
export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Where a store on S3 is, and as whom it is opened. */
export interface S3Connection {
  /** Address of the service without a slash at its end; buckets are addressed by path below it. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Put before every key: empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly credentials: S3Credentials;
}

type Variables = Readonly<Record<string, string | undefined>>;

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[A-Za-z0-9-]+$/;

function firstOf(environment: Variables, ...names: readonly string[]): string | undefined {
  return names.map((name) => environment[name]).find((value) => value !== undefined && value !== '');
}

/** Keys go together: one from each family of names would be a pair that nobody issued. */
function credentialsOf(environment: Variables): S3Credentials {
  for (const family of ['MFE_S3', 'AWS']) {
    const accessKeyId = firstOf(environment, `${family}_ACCESS_KEY_ID`);
    const secretAccessKey = firstOf(environment, `${family}_SECRET_ACCESS_KEY`);
    const sessionToken = firstOf(environment, `${family}_SESSION_TOKEN`);
    if (accessKeyId === undefined && secretAccessKey === undefined) continue;
    if (accessKeyId === undefined) throw new UserError(`${family}_ACCESS_KEY_ID is missing beside its secret`);
    if (secretAccessKey === undefined) throw new UserError(`${family}_SECRET_ACCESS_KEY is missing beside its id`);
    return { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
  }
  throw new UserError('A store on S3 needs MFE_S3_ACCESS_KEY_ID and MFE_S3_SECRET_ACCESS_KEY');
}

function endpointOf(environment: Variables, region: string): string {
  const written = firstOf(environment, 'MFE_S3_ENDPOINT', 'AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL');
  if (written === undefined) return `https://s3.${region}.amazonaws.com`;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isSound = url !== undefined && /^https?:$/.test(url.protocol) && url.search + url.hash === '';
  // The address is not repeated: it may be the wrong variable, or carry a password.
  if (!isSound || url.username + url.password !== '')
    throw new UserError('MFE_S3_ENDPOINT must be an address like https://s3.example.com, without a name or password');
  return url.href.replace(/\/{1,8}$/, '');
}

/**
 * Reads `s3://bucket/prefix` and the variables `MFE_S3_ENDPOINT`, `_BUCKET`, `_REGION`, `_ACCESS_KEY_ID`,
 * `_SECRET_ACCESS_KEY` (or AWS's own names); `s3://` alone takes the bucket from its variable. Refuses with
 * the variable that is wrong.
 */
export function readS3Connection(location: string, environment: Variables): S3Connection {
  const [, named = '', path = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/s.exec(location) ?? [];
  const bucket = named === '' ? (firstOf(environment, 'MFE_S3_BUCKET') ?? '') : named;
  if (!BUCKET.test(bucket)) throw new UserError(`"${bucket}" is not a bucket: s3://bucket/prefix`);
  const region = firstOf(environment, 'MFE_S3_REGION', 'AWS_REGION', 'AWS_DEFAULT_REGION') ?? 'us-east-1';
  if (!REGION.test(region)) throw new UserError(`"${region}" is not a region of S3: set MFE_S3_REGION`);
  const prefix = path.replace(/\/$/, '');
  if (prefix !== '') assertKey(prefix);
  return {
    endpoint: endpointOf(environment, region),
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    credentials: credentialsOf(environment),
  };
}
