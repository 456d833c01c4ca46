import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { objectHeaders } from 'release-cli/store/s3/s3-headers';
import { closeServer } from 'services/close-server';

/** A bucket that anybody may read, over the folder of a store. */
export interface Bucket {
  readonly url: string;
  /** What was asked of it, in order. */
  readonly requests: readonly IncomingMessage[];
  /** From now on it answers everything with this status; null: as it should. */
  fail: (status: number | null) => void;
  readonly close: () => Promise<void>;
}

/** Starts a bucket on this machine; it says about itself what S3 says. */
export async function startBucket(folder: string): Promise<Bucket> {
  const requests: IncomingMessage[] = [];
  let failure: number | null = null;
  const server = createServer((request, response) => {
    requests.push(request);
    const key = (request.url ?? '').replace(/^\/bucket\/site\//, '');
    const file = path.join(folder, key);
    const own = {
      'x-amz-request-id': 'R1',
      'x-amz-id-2': 'I2',
      'x-amz-meta-writes': '0a1b2c3d',
      'x-amz-server-side-encryption-bucket-key-enabled': 'true',
      Server: 'AmazonS3',
      'Set-Cookie': 'bucket=1',
    };
    if (failure !== null || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(failure ?? 403, { ...own, 'Content-Type': 'application/xml' }).end('<Error/>');
      return;
    }
    response.writeHead(200, { ...own, ...objectHeaders(key), ETag: '"abc"' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket/site`,
    requests,
    fail: (status) => (failure = status),
    close: () => closeServer(server),
  };
}
