import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { installTarballs } from 'pack/install-tarballs';
import { packedOnce } from 'pack/packed-once';
import { programOf, runProgram } from 'pack/section-repository';

const ROOT = path.join(import.meta.dirname, '../../..');
const PAGE = readFileSync(path.join(ROOT, 'docs/own-host.md'), 'utf8');

/** The host of somebody else, in a folder outside of this repository with the packed packages, and a web server. */
export interface DocumentedSite {
  readonly folder: string;
  /** Origin of a merchant's site. */
  readonly urlOf: (merchant: 'shop' | 'shop-abroad') => string;
  /** Runs the commands under a heading of the page in docs; gives what they said. */
  readonly run: (heading: string) => string;
  /** A file of the store as it is served. */
  readonly served: (address: string, merchant?: string) => string;
  readonly close: () => void;
}

/** The commands under a heading of the page. */
function commandsUnder(heading: string): readonly string[] {
  const section = PAGE.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const [, block] = /```sh\n([\s\S]*?)```/.exec(section ?? '') ?? [];
  if (block === undefined) throw new Error(`There are no commands under "${heading}" in docs/own-host.md`);
  return block.trim().split('\n');
}

/** A line of a shell: `npx mfe` is the installed program, as `npx` would have it. */
function runLine(folder: string, line: string): string {
  const [command = '', target] = line.split(' > ');
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const said = command.startsWith('npx mfe ')
    ? runProgram({
        folder,
        file: programOf(folder, 'release-cli'),
        words: words.slice(2),
        variables: { MFE_AUTHOR: 'Shop' },
      })
    : execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  if (target !== undefined) writeFileSync(path.join(folder, target), said);
  return said;
}

function fileOf(folder: string, address: string, merchant: string): string {
  const store = path.join(folder, '.local/store');
  if (address === '/release.json') return path.join(store, 'pages/production', `${merchant}.release.json`);
  if (address.startsWith('/r/')) return path.join(store, address);
  return path.join(folder, 'dist/host', address);
}

const TYPES: Readonly<Record<string, string>> = { '.mjs': 'text/javascript', '.js': 'text/javascript' };

/** Serves the page of the example, its script, and what the page in docs says of the store. */
async function serve(folder: string): Promise<Server> {
  const page = readFileSync(path.join(folder, 'host/index.html'), 'utf8');
  const server = createServer(({ url = '/', headers }, response) => {
    const [merchant = ''] = (headers.host ?? '').split('.localhost');
    const shop = merchant.startsWith('localhost') ? 'shop' : merchant;
    if (url === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(page.replace('data-merchant="shop"', `data-merchant="${shop}"`));
      return;
    }
    const file = fileOf(folder, url, shop);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/json');
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

/** Copies the example into a folder outside of this repository, installs the packages there, and serves it. */
export async function documentedSite(): Promise<DocumentedSite> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'own-host-'));
  const folder = path.join(scratch, 'shop');
  cpSync(path.join(ROOT, 'release-plugin/example'), folder, { recursive: true });
  installTarballs(await packedOnce(), folder, 'release-plugin');
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    urlOf: (merchant) => `http://${merchant === 'shop' ? '' : `${merchant}.`}localhost:${port}`,
    run: (heading) =>
      commandsUnder(heading)
        .map((line) => runLine(folder, line))
        .join('\n'),
    served: (address, merchant = 'shop') => readFileSync(fileOf(folder, address, merchant), 'utf8'),
    close: () => {
      server.close();
      server.closeAllConnections();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
