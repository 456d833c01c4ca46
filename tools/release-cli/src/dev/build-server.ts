import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentType } from 'shared-contracts/release/delivery-rules';
import { parseDescriptor } from 'shared-contracts/release/descriptor';
import { UserError } from '../text/user-error';
import { placesInSources } from './stack-places';

const DESCRIPTOR_PATH = '/release.json';
const EVENTS_PATH = '/__dev/events';
const STACK_PATH = '/__dev/stack';

/** No stack is longer. */
const LONGEST_STACK = 64 * 1024;

/** A page of any staging site may take the build; nothing of it is kept, for the next save changes it. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Private-Network': 'true',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

interface Build {
  /** The descriptor as it was when the build was finished: a file that is being written is never read. */
  readonly descriptor: string;
  readonly entry: string;
  readonly files: ReadonlySet<string>;
}

/** The port of a build is in use. */
export class PortTaken extends UserError {
  constructor(port: number) {
    super(`Port ${port} is in use: choose another with --port`);
  }
}

/** What keeps a package from being built, and where. */
export interface ServedFault {
  readonly message: string;
  readonly place: string;
}

/**
 * Serves one package's build to pages that ask for it by an override: on this machine only, the descriptor as
 * `/release.json`, the files beside it, and an event `build` that names the entry, once on connecting and after every
 * build, so that a page misses no save. While the package does not build, an event `fault` says why.
 */
export class BuildServer {
  private readonly server: Server;
  private readonly listeners = new Set<ServerResponse>();
  private build: Build | null = null;
  private faults: readonly ServedFault[] = [];

  constructor(private readonly folder: string) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Gives the address; fails with a sentence when the port is taken. */
  async listen(port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
      );
      this.server.listen(port, '127.0.0.1', resolve);
    });
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Serves what the folder holds from now on, and tells the open pages. */
  async announce(): Promise<void> {
    const text = await readFile(path.join(this.folder, 'release.json'), 'utf8');
    const { entry, files } = parseDescriptor(JSON.parse(text));
    this.build = { descriptor: text, entry, files: new Set(files.map((file) => file.name)) };
    this.faults = [];
    for (const listener of this.listeners) listener.write(eventOf(entry));
  }

  /** Tells the open pages, and those that come, why the package does not build; the build of before is still served. */
  announceFaults(faults: readonly ServedFault[]): void {
    this.faults = faults;
    for (const listener of this.listeners) listener.write(faultEvent(faults));
  }

  async close(): Promise<void> {
    for (const listener of this.listeners) listener.end();
    await new Promise((done) => {
      this.server.close(done);
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === STACK_PATH && request.method === 'POST') await this.sendPlaces(request, response);
    else if (request.method === 'OPTIONS') response.writeHead(204, HEADERS).end();
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, HEADERS).end();
    else if (pathname === EVENTS_PATH) this.keep(response);
    else if (this.build === null) response.writeHead(503, HEADERS).end('The first build is not finished');
    else if (pathname === DESCRIPTOR_PATH) send(response, 'application/json', this.build.descriptor);
    else await this.sendFile(response, pathname.slice(1), this.build);
  }

  private keep(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    if (this.build !== null) response.write(eventOf(this.build.entry));
    if (this.faults.length > 0) response.write(faultEvent(this.faults));
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
  }

  /** Says where a stack of the build leads in its sources. */
  private async sendPlaces(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let stack = '';
    for await (const chunk of request) {
      stack += String(chunk);
      if (stack.length > LONGEST_STACK) return void response.writeHead(413, HEADERS).end();
    }
    send(response, 'text/plain; charset=utf-8', placesInSources(stack, this.folder));
  }

  /** Only what the build lists is there, and the maps of its scripts. */
  private async sendFile(response: ServerResponse, name: string, build: Build): Promise<void> {
    const isListed = build.files.has(name.replace(/\.map$/, ''));
    const content = isListed ? await readFile(path.join(this.folder, name)).catch(() => null) : null;
    if (content === null) response.writeHead(404, HEADERS).end('This build has no such file');
    else send(response, contentType(name), content);
  }
}

function eventOf(entry: string): string {
  return `event: build\ndata: ${entry}\n\n`;
}

function faultEvent(faults: readonly ServedFault[]): string {
  return `event: fault\ndata: ${JSON.stringify(faults)}\n\n`;
}

function send(response: ServerResponse, type: string, content: string | Uint8Array): void {
  response.writeHead(200, { ...HEADERS, 'Content-Type': type }).end(content);
}
