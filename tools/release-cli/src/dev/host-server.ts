import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from 'shared-contracts/release/delivery-rules';
import type { Report } from '../text/report';
import { messageOf } from '../text/user-error';
import { fetchFromSite } from './fetch-from-site';
import { HEADERS, LocalServer, refuse, send } from './local-server';
import { presetModule } from './preset-module';
import { descriptorOfHost, hostOf, SITE_TIMEOUT_MS, type SiteHost } from './site-host';

type ReactBuilder = typeof import('build-preset/development-react');

/** The host's chunk with React in it, as the preset names it. */
const REACT = /^\/react\.[\w.-]+\.mjs$/;
const FILE = /^\/[\w.~-]+$/;

/** The query of the chunk's own bytes: the one in its place takes from them what it leaves as it is. */
const PRODUCTION = '?production';

/** Where the page is that asks: scripts and styles of other origins are always fetched with it. */
function siteOf({ headers: { origin } }: IncomingMessage): string | null {
  return origin !== undefined && /^https?:\/\//.test(origin) ? origin : null;
}

/**
 * Serves the host of whichever site asks, file by file as that site does, with React's development build in the place of
 * the other: a page takes it by an override, and components keep their state over a save. The host itself stays as it is
 * deployed. Where its React cannot be exchanged, it is served unchanged, and the page reloads after a save.
 */
export class HostServer {
  private readonly server = new LocalServer((request, response, place) =>
    this.answer(request, response, place).catch((error: unknown) => refuse(response, 502, messageOf(error))),
  );
  private readonly hosts = new Map<string, Promise<SiteHost>>();
  private readonly told = new Set<string>();

  /** Takes the folder of a section, whose React is served. */
  constructor(
    private readonly folder: string,
    private readonly report: Report,
  ) {}

  /** Gives the address, at the first free port where none is wanted; fails with a sentence when that one is taken. */
  listen(port: number | undefined): Promise<string> {
    return this.server.listenAtFree(port);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse, place: string): Promise<void> {
    const site = siteOf(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, HEADERS).end();
    else if (place === '/__dev/events')
      // No build of its own that could change: a page that is told so does not ask again.
      response.writeHead(204, HEADERS).end();
    else if (site === null) refuse(response, 400, 'Only pages of a site are answered');
    else if (place === '/release.json') await this.sendDescriptor(response, site);
    else if (FILE.test(place)) await this.sendFile(response, await this.hostOf(site), place, request.url ?? '');
    else refuse(response, 404, 'The host has no such file');
  }

  /** Asks the site anew: its host may be another by now. */
  private async sendDescriptor(response: ServerResponse, site: string): Promise<void> {
    this.hosts.delete(site);
    send(response, 'application/json', JSON.stringify(descriptorOfHost(await this.hostOf(site))));
  }

  private hostOf(site: string): Promise<SiteHost> {
    const known = this.hosts.get(site) ?? hostOf(site);
    this.hosts.set(site, known);
    known.catch(() => this.hosts.delete(site));
    return known;
  }

  private async sendFile(response: ServerResponse, host: SiteHost, place: string, url: string): Promise<void> {
    const name = place.slice(1);
    const { status, bytes } = await fetchFromSite(`${host.base}${name}`, SITE_TIMEOUT_MS);
    if (status !== 200) return refuse(response, 404, `The host has no ${name}`);
    const isExchanged = REACT.test(place) && !url.endsWith(PRODUCTION);
    send(
      response,
      contentType(name),
      isExchanged ? await this.exchanged(new TextDecoder().decode(bytes), name) : bytes,
    );
  }

  private async exchanged(chunk: string, name: string): Promise<string> {
    const { developmentReact } = await presetModule<ReactBuilder>(this.folder, 'development-react');
    const react = developmentReact(chunk, `./${name}${PRODUCTION}`, this.folder);
    if ('text' in react) return react.text;
    if (!this.told.has(react.fault)) this.report(`Pages reload after a save, and lose their state: ${react.fault}`);
    this.told.add(react.fault);
    return chunk;
  }
}
