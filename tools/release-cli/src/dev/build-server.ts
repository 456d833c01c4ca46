import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'shared-contracts/release/delivery-rules';
import { messageOf } from '../text/user-error';
import { HEADERS, LocalServer, refuse, send } from './local-server';
import { placesInSources } from './stack-places';

const DESCRIPTOR_PATH = '/release.json';
const EVENTS_PATH = '/__dev/events';
const STACK_PATH = '/__dev/stack';

/** No stack is longer. */
const LONGEST_STACK = 64 * 1024;

/** What leads a page from an earlier build to the next; the folder keeps those of all builds. */
const UPDATE = /^\/[\w.~-]+\.hot-update\.[\w.]+$/;

/** A build whose files are written. */
export interface ServedBuild {
  /** Differs from that of every other build. */
  readonly hash: string;
  /** The module that is opened. */
  readonly entry: string;
  /** Names of all files. */
  readonly files: readonly string[];
  /** Names of the files that are served: those of this build, and of earlier ones that pages may still load. */
  readonly kept: readonly string[];
  /** The folder of those of them that are not beside this build any more. */
  readonly earlier: string;
  /** Writes the descriptor beside the files; called when the first page asks for it. */
  readonly describe: () => Promise<unknown>;
}

/** What keeps a package from being built, and where. */
export interface ServedFault {
  readonly message: string;
  readonly place: string;
}

/**
 * Serves one package's build to pages that ask for it by an override: on this machine only, the descriptor as
 * `/release.json`, the files beside it, and events, once on connecting and after every build, so that a page misses no save:
 * `styles` with the names of the build's styles, `build` that names the entry, with its hash as its id. While
 * the package does not build, an event `fault` says why.
 */
export class BuildServer {
  private readonly server = new LocalServer((request, response, place) => this.answer(request, response, place));
  private readonly listeners = new Set<ServerResponse>();
  private build: ServedBuild | null = null;
  private faults: readonly ServedFault[] = [];

  constructor(private readonly folder: string) {}

  /** Gives the address, at the first free port where none is wanted; fails with a sentence when that one is taken. */
  listen(port: number | undefined): Promise<string> {
    return this.server.listenAtFree(port);
  }

  /** Serves this build from now on, and tells the open pages. */
  announce(build: ServedBuild): void {
    this.build = build;
    this.faults = [];
    for (const listener of this.listeners) listener.write(buildEvents(build));
  }

  /** Tells the open pages, and those that come, why the package does not build; the build of before is still served. */
  announceFaults(faults: readonly ServedFault[]): void {
    this.faults = faults;
    for (const listener of this.listeners) listener.write(faultEvent(faults));
  }

  async close(): Promise<void> {
    for (const listener of this.listeners) listener.end();
    await this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse, place: string): Promise<void> {
    if (place === STACK_PATH && request.method === 'POST') await this.sendPlaces(request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, HEADERS).end();
    else if (place === EVENTS_PATH) this.keep(response);
    else if (this.build === null) refuse(response, 503, 'The first build is not finished');
    else if (place === DESCRIPTOR_PATH) await this.sendDescriptor(response, this.build);
    else await this.sendFile(response, place, this.build);
  }

  private keep(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    if (this.build !== null) response.write(buildEvents(this.build));
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

  private async sendDescriptor(response: ServerResponse, build: ServedBuild): Promise<void> {
    try {
      await build.describe();
      // It is of the newest build, whichever that is by now.
      send(response, 'application/json', await readFile(path.join(this.folder, DESCRIPTOR_PATH), 'utf8'));
    } catch (error) {
      refuse(response, 503, messageOf(error));
    }
  }

  /** Only what builds list is there, and the updates that led from one to the next. */
  private async sendFile(response: ServerResponse, place: string, build: ServedBuild): Promise<void> {
    const isThere = build.kept.includes(place.slice(1)) || UPDATE.test(place);
    const read = (folder: string): Promise<Uint8Array> => readFile(path.join(folder, place));
    const content = isThere
      ? await read(this.folder)
          .catch(() => read(build.earlier))
          .catch(() => null)
      : null;
    if (content === null) refuse(response, 404, 'This build has no such file');
    else send(response, contentType(place.slice(1)), content);
  }
}

function buildEvents({ entry, hash, files }: ServedBuild): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  return `event: styles\ndata: ${JSON.stringify(styles)}\n\nid: ${hash}\nevent: build\ndata: ${entry}\n\n`;
}

function faultEvent(faults: readonly ServedFault[]): string {
  return `event: fault\ndata: ${JSON.stringify(faults)}\n\n`;
}
