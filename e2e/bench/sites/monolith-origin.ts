import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { refusal, send, type Answer } from 'delivery/answer';
import { Compressor } from 'delivery/compression';
import { FileAnswers } from 'delivery/files';
import { requestPath } from 'delivery/request-path';
import { sha256Hex } from 'release-cli/store/digest';
import { openStore } from 'release-cli/store/file-store';
import { fileKey } from 'release-cli/store/keys';
import { pageHeaders, ruleFor, SITE_RULES } from 'shared-contracts/release/delivery-rules';
import { STATE } from '../../support/places';
import type { Monolith } from './monolith-page';

/** An origin that serves the monolith's page and files. */
export interface MonolithOrigin {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the monolith by the composed site's own rules, headers and compression; data it has none. */
export async function serveMonolith({ folder }: Monolith, html: string): Promise<MonolithOrigin> {
  const home = mkdtempSync(path.join(STATE, 'monolith-'));
  const store = openStore(home);
  for (const file of await readdir(folder))
    await store.create(fileKey('host-shell', file), await readFile(path.join(folder, file)));
  const files = new FileAnswers(store);
  const compressor = new Compressor();
  const page = new TextEncoder().encode(html);
  const etag = sha256Hex(page);
  const answerTo = async (url: string | undefined): Promise<Answer> => {
    const asked = requestPath(url);
    const rule = asked === null ? undefined : ruleFor(SITE_RULES, asked);
    if (rule?.target === 'page')
      return { status: 200, headers: pageHeaders(false), bytes: page, etag, effort: 'quick' };
    return asked !== null && rule?.target === 'file' ? files.answer(asked, rule, 'smallest') : refusal(404);
  };
  const server = createServer((request, response) => {
    answerTo(request.url)
      .then((answer) => send(request, response, answer, compressor))
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      rmSync(home, { recursive: true, force: true });
    },
  };
}
