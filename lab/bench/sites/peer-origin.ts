import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { refusal, send, type Answer } from 'delivery/answer';
import { Compressor } from 'delivery/compression';
import { sha256Hex } from 'release-cli/store/digest';
import { closeServer } from 'services/close-server';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

const FILE = /^\/r\/([\w-]+\/[\w.-]+)$/;
const HASHED = /\.[0-9a-f]{20}\.(js|css)$/;

/** How long a browser may keep a file: for ever where its name has a hash of its bytes, else it asks again. */
export function cachingOf(file: string): string {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** What serves a peer's page and files. */
export interface PeerOrigin {
  readonly url: string;
  /** Serves this page from now on. */
  readonly show: (html: string) => void;
  readonly close: () => Promise<void>;
}

function pageAnswer(html: string): Answer {
  const bytes = new TextEncoder().encode(html);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return { status: 200, headers, bytes, etag: sha256Hex(bytes), effort: 'quick' };
}

async function fileAnswer(folder: string, file: string): Promise<Answer> {
  const type = TYPES[path.extname(file)];
  const bytes = type === undefined ? null : await readFile(path.join(folder, file)).catch(() => null);
  if (type === undefined || bytes === null) return refusal(404);
  const headers = { 'Content-Type': type, 'Cache-Control': cachingOf(file) };
  return { status: 200, headers, bytes, etag: sha256Hex(bytes), effort: 'smallest' };
}

/** Serves a peer's files below `/r/` and its page at every other path, compressed as the composed site's are. */
export async function servePeer(folder: string, html: string): Promise<PeerOrigin> {
  const compressor = new Compressor();
  let page = pageAnswer(html);
  const server = createServer((request, response) => {
    const [, file] = FILE.exec((request.url ?? '/').split('?')[0] ?? '') ?? [];
    (file === undefined ? Promise.resolve(page) : fileAnswer(folder, file))
      .then((answer) => send(request, response, answer, compressor))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    show: (next) => {
      page = pageAnswer(next);
    },
    close: () => closeServer(server),
  };
}
