import { rmSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_ARGUMENTS } from 'e2e/browser/browser-arguments';
import { findBrowser } from 'e2e/browser/find-browser';
import { PUBLISHED_HOME } from 'e2e/support/places';
import publishOnce from 'e2e/support/releases/publish-once';
import { startSite, type Site } from 'e2e/support/site';
import { openStore } from 'release-cli/store/file-store';
import { fileTrust } from 'release-cli/trust/file-trust';
import type { Store } from 'release-cli/trust/store';
import { PageGuard } from 'release-cli/page/page-guard';
import { ruleFor, SITE_RULES } from 'shared-contracts/release/delivery-rules';
import { Shaper } from 'e2e/link/shaper';
import type { Edit } from 'e2e/support/variants';
import type { PeerName } from '../../peers/peer-input';
import { buildMonolith } from './build-monolith';
import { buildPeer } from './build-peer';
import { selfSigned, type Certificate } from './certificate';
import { monolithPage, type Monolith } from './monolith-page';
import { servePage, storeMonolith, type MonolithPages } from './monolith-origin';
import { peerPage, readEntry } from './peer-page';
import { servePeer } from './peer-origin';
import { SecureFront } from './secure-front';
import type { SentLog } from './sent-log';
import type { SiteName } from './site-names';

const ENVIRONMENT = 'production';
const MERCHANT = 'aurora';

/** One of the compared sites, as a phone reaches it. */
export interface BenchSite {
  readonly name: SiteName;
  readonly url: string;
  readonly shaper: Shaper;
  /** What phones were sent, whoever asked for it. */
  readonly sent: SentLog;
}

/** The sites over one gateway, and the browser that believes their certificate. */
export interface BenchSites {
  readonly composed: BenchSite;
  readonly monolith: BenchSite;
  /** What people would build otherwise, as far as it was asked for. */
  readonly peers: readonly BenchSite[];
  readonly browser: Browser;
  /** The composed site itself, without TLS and link. */
  readonly origin: Site;
  /** Serves another build of the monolith from now on. */
  readonly releaseMonolith: (built: Monolith) => Promise<void>;
  /** Builds the peers with a change, and serves them so from now on. */
  readonly releasePeers: (change: Edit) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Puts TLS and a link before an origin. */
async function reach(
  name: BenchSite['name'],
  certificate: Certificate,
  originOf: (path: string) => string,
): Promise<BenchSite & { readonly close: () => Promise<void> }> {
  const front = new SecureFront(certificate, originOf);
  const shaper = await Shaper.before(await front.listen());
  const close = async (): Promise<void> => {
    await shaper.close();
    await front.close();
  };
  return { name, url: `https://localhost:${shaper.port}`, shaper, sent: front.sent, close };
}

async function launchBrowser({ publicKeyHash }: Pick<Certificate, 'publicKeyHash'>): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });
}

/** The store of an origin, with the keys that it believes. */
function trustedStore(home: string): Store {
  const kept = openStore(home);
  return Object.assign(kept, { trust: fileTrust({ home, environment: process.env }, kept) });
}

/** Serves a build of the monolith over the releases that an origin's store holds. */
async function serveBuilt(built: Monolith, { home }: Pick<Site, 'home'>): Promise<MonolithPages> {
  const store = trustedStore(home);
  await storeMonolith(built, home);
  const html = await monolithPage(store, ENVIRONMENT, MERCHANT, built);
  return servePage(html, { guard: new PageGuard(store, ENVIRONMENT), merchant: MERCHANT });
}

/** A peer that was opened. */
interface OpenPeer extends BenchSite {
  readonly release: (change: Edit) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds peers, and serves each with its own files and page; answers of the gateway and pictures come from the origin. */
async function openPeers(
  names: readonly PeerName[],
  certificate: Certificate,
  origin: Pick<Site, 'home' | 'url'>,
): Promise<readonly OpenPeer[]> {
  const peers: OpenPeer[] = [];
  for (const name of names) {
    const folder = buildPeer(name);
    const page = async (): Promise<string> =>
      peerPage(trustedStore(origin.home), { environment: ENVIRONMENT, merchant: MERCHANT, entry: await readEntry(folder) });
    const files = await servePeer(folder, await page());
    const isOwn = (path: string): boolean => isPage(path) || path.startsWith('/r/');
    const site = await reach(name, certificate, (path) => (isOwn(path) ? files.url : origin.url));
    peers.push({
      ...site,
      release: async (change) => {
        buildPeer(name, change);
        files.show(await page());
      },
      close: async () => {
        await site.close();
        await files.close();
      },
    });
  }
  return peers;
}

/** All else comes from the one origin, on the same way for both. */
function isPage(path: string): boolean {
  return ruleFor(SITE_RULES, path.split('?')[0] ?? path)?.target === 'page';
}

/** Builds what has to be built, and serves the composed site, the monolith and peers beside each other. */
export async function openSites(peerNames: readonly PeerName[] = []): Promise<BenchSites> {
  // Pages would carry the versions of earlier runs as versions before: every run measures a first release.
  rmSync(PUBLISHED_HOME, { recursive: true, force: true });
  publishOnce();
  const built = await buildMonolith();
  const origin = await startSite({ server: 'origin', environment: ENVIRONMENT });
  let pages = await serveBuilt(built, origin);
  const certificate = selfSigned();
  const composed = await reach('composed', certificate, () => origin.url);
  const monolith = await reach('monolith', certificate, (path) => (isPage(path) ? pages.url : origin.url));
  const peers = await openPeers(peerNames, certificate, origin);
  const browser = await launchBrowser(certificate);
  return {
    composed,
    monolith,
    peers,
    browser,
    origin,
    releaseMonolith: async (released) => {
      await pages.close();
      pages = await serveBuilt(released, origin);
    },
    releasePeers: async (change) => {
      for (const peer of peers) await peer.release(change);
    },
    close: async () => {
      await browser.close();
      for (const peer of peers) await peer.close();
      await composed.close();
      await monolith.close();
      await pages.close();
      await origin.close();
    },
  };
}
