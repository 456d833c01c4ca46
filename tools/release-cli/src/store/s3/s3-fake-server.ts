import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sha256Hex } from '../digest';
import type { S3Connection } from './s3-connection';

/** An answer as it goes out. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What goes wrong with one request: whether it still has its effect, and what the client gets. */
export interface Fault {
  readonly isApplied: boolean;
  readonly answer: 'dropped' | 'hanging' | Reply;
}

export interface FakeObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeS3Options {
  /** The form in which `If-Match` is understood; `ignored`: conditions mean nothing here. */
  readonly etags?: 'quoted' | 'bare' | 'ignored';
  readonly pageSize?: number;
  /** Asked for each request (`PUT maps/a.json`, with its number among those of that name). */
  readonly fault?: (request: string, count: number) => Fault | undefined | Promise<Fault | undefined>;
  /** Called when a request is left without an answer. */
  readonly onHanging?: () => void;
}

export interface FakeS3 {
  readonly connection: S3Connection;
  readonly objects: Map<string, FakeObject>;
  /** Every request but those of probes, as it came in. */
  readonly requests: string[];
  readonly stop: () => Promise<void>;
}

const BUCKET = 'releases';
const KEPT_HEADERS = /^(content-type|cache-control|x-amz-meta-.+)$/;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function list(objects: FakeS3['objects'], query: URLSearchParams, pageSize: number): Reply {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()].toSorted().filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = keys.slice(0, pageSize);
  const isTruncated = keys.length > page.length;
  const token = Buffer.from(page.at(-1) ?? '').toString('base64');
  const contents = page.map((key) => `<Contents><Key>${escapeXml(encodeURIComponent(key))}</Key></Contents>`).join('');
  const more = isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return {
    status: 200,
    body: `<?xml version="1.0"?><ListBucketResult><EncodingType>url</EncodingType><IsTruncated>${isTruncated}</IsTruncated>${more}${contents}</ListBucketResult>`,
  };
}

function error(status: number, code: string): Reply {
  return {
    status,
    body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Told by the fake.</Message></Error>`,
  };
}

function isAllowed(
  present: FakeObject | undefined,
  request: IncomingMessage,
  etags: NonNullable<FakeS3Options['etags']>,
): boolean {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (etags === 'ignored') return true;
  if (ifNoneMatch === '*') return present === undefined;
  if (ifMatch === undefined) return true;
  return present !== undefined && ifMatch === (etags === 'quoted' ? `"${present.etag}"` : present.etag);
}

function put(
  objects: FakeS3['objects'],
  key: string,
  request: IncomingMessage,
  bytes: Buffer,
  etags: NonNullable<FakeS3Options['etags']>,
): Reply {
  if (request.headers['x-amz-content-sha256'] !== sha256Hex(bytes)) return error(400, 'XAmzContentSHA256Mismatch');
  if (!isAllowed(objects.get(key), request, etags)) return error(412, 'PreconditionFailed');
  const kept = Object.entries(request.headers).filter(([name]) => KEPT_HEADERS.test(name));
  const etag = sha256Hex(bytes).slice(0, 32);
  objects.set(key, { bytes, etag, headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])) });
  return { status: 200, headers: { etag: `"${etag}"` } };
}

function handle(objects: FakeS3['objects'], request: IncomingMessage, bytes: Buffer, options: FakeS3Options): Reply {
  const url = new URL(request.url ?? '/', 'http://fake');
  const [, bucket, ...segments] = url.pathname.split('/').map(decodeURIComponent);
  const key = segments.join('/');
  if (!/^AWS4-HMAC-SHA256 Credential=identity\//.test(request.headers.authorization ?? ''))
    return error(403, 'AccessDenied');
  if (bucket !== BUCKET) return error(404, 'NoSuchBucket');
  if (key === '') return list(objects, url.searchParams, options.pageSize ?? 1000);
  if (request.method === 'PUT') return put(objects, key, request, bytes, options.etags ?? 'quoted');
  if (request.method === 'DELETE') return { status: objects.delete(key) ? 204 : 404 };
  const found = objects.get(key);
  if (found === undefined) return error(404, 'NoSuchKey');
  return { status: 200, headers: { ...found.headers, etag: `"${found.etag}"` }, body: found.bytes };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, { status, headers = {}, body = '' }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

function nameOf(request: IncomingMessage): string {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  return query === '' ? `${request.method} ${path.slice(BUCKET.length + 2)}` : 'LIST';
}

/** A made-up S3 service in this process: it keeps objects in memory, honours conditions, and fails as told. */
export async function startFakeS3(options: FakeS3Options = {}): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const requests: string[] = [];
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const bytes = await bodyOf(request);
    const name = nameOf(request);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (!name.includes('.probe/')) requests.push(name);
    const fault = await options.fault?.(name, count);
    const reply = fault?.isApplied === false ? { status: 500 } : handle(objects, request, bytes, options);
    if (fault === undefined) answer(response, reply);
    else if (fault.answer === 'dropped') request.socket.destroy();
    else if (fault.answer === 'hanging') options.onHanging?.();
    else answer(response, fault.answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    connection: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      prefix: '',
      region: 'us-east-1',
      credentials: { accessKeyId: 'identity', secretAccessKey: 'top-secret' },
    },
    objects,
    requests,
    stop: async () => {
      server.closeAllConnections();
      // Closing twice is fine: a test may have taken the service away itself.
      await new Promise((done) => server.close(done));
    },
  };
}
