import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { send, type Answer } from 'delivery/answer';
import { Compressor } from 'delivery/compression';
import { sha256Hex } from 'release-cli/store/digest';
import { openStore } from 'release-cli/store/file-store';
import { fileKey } from 'release-cli/store/keys';
import type { PageGuard } from 'release-cli/page/page-guard';
import { closeServer } from 'services/close-server';
import { PAGE_HEADERS } from 'shared-contracts/release/delivery-rules';
import type { Monolith } from './monolith-page';

/** Puts the monolith's files into the store of a running origin, which serves them like any package's. */
export async function storeMonolith({ folder }: Monolith, home: string): Promise<void> {
  const store = openStore(home);
  for (const file of await readdir(folder)) {
    const key = fileKey('host-shell', file);
    // Some styles are the host's own, to the byte.
    if ((await store.get(key)) === null) await store.create(key, await readFile(path.join(folder, file)));
  }
}

/** What serves the monolith's page; everything else of it comes from the composed site's origin. */
export interface MonolithPages {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The composed site's own page, which the origin checks before it serves it. */
interface CheckedBeside {
  readonly guard: PageGuard;
  readonly merchant: string;
}

/**
 * Serves the monolith's page as the origin serves a page: its headers, its compression, and the check of the stored
 * page, which takes its milliseconds here too.
 */
export async function servePage(html: string, { guard, merchant }: CheckedBeside): Promise<MonolithPages> {
  const compressor = new Compressor();
  const bytes = new TextEncoder().encode(html);
  const answer: Answer = { status: 200, headers: PAGE_HEADERS, bytes, etag: sha256Hex(bytes), effort: 'quick' };
  const server = createServer((request, response) => {
    guard
      .page(merchant)
      .then(() => send(request, response, answer, compressor))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server),
  };
}
