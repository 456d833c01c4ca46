import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { Feed } from 'shared-contracts/release/feed';
import type { DocumentSource } from '../read-releases';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOTHING = { scripts: [], styles: [], shared: [] };

/** What a merchant is served of the package `mfe-cart`. */
export type Served = Omit<NonNullable<Feed['view']['packages'][`mfe-${string}`]>, 'layer' | 'rollouts'> &
  Partial<Pick<NonNullable<Feed['view']['packages'][`mfe-${string}`]>, 'rollouts'>>;

/** A signed release document, and who may read it. */
export interface SignedFeed {
  readonly source: DocumentSource;
  readonly text: string;
}

function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/** A key that signs release documents of the merchant `shop`. */
export async function feedKey(): Promise<{
  readonly source: DocumentSource;
  readonly sign: (payload: string) => Promise<string>;
}> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const spki = base64(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    source: { document: '/release.json', environment: 'production', merchant: 'shop', keys: [{ id: 'one', spki }] },
    sign: async (payload) => {
      const text = new TextEncoder().encode(`mfe feed\n${payload}`);
      const value = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, text);
      return JSON.stringify({ payload, signatures: [{ key: 'one', value: base64(value) }] });
    },
  };
}

/** A release with this entry and nothing else. */
export function releaseOf(entry: string): BootRelease {
  return {
    entry,
    start: NOTHING,
    screens: {},
    widgets: {},
    locales: {},
    sharedChunks: {},
    contributions: { routes: [], slots: [], intents: [] },
    contract: { version: '0.0.0', range: '0.0.0' },
    styleIntegrity: {},
  };
}

/** The text of a release document, before it is signed. */
export function feedText(served: Served, change: Partial<Feed> = {}): string {
  const versions = served.previous === undefined ? [served.version] : [served.version, served.previous];
  const feed: Feed = {
    schema: 1,
    environment: 'production',
    merchant: 'shop',
    revision: 3,
    issuedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + DAY_MS).toISOString(),
    scriptIntegrity: Object.fromEntries(versions.map((version) => [`/r/mfe-cart/${version}.mjs`, `sha256-${version}`])),
    view: {
      environment: 'production',
      revision: 3,
      merchant: 'shop',
      packages: { 'mfe-cart': { layer: 'default', rollouts: [], ...served } },
    },
    releases: { 'mfe-cart': Object.fromEntries(versions.map((version) => [version, releaseOf(`${version}.mjs`)])) },
    ...change,
  };
  return JSON.stringify(feed);
}

/** A document that a new key has signed. */
export async function signedFeed(served: Served, change: Partial<Feed> = {}): Promise<SignedFeed> {
  const { source, sign } = await feedKey();
  return { source, text: await sign(feedText(served, change)) };
}
