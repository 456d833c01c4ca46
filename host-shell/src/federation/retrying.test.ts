import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import type { HostFiles } from '../boot/host-files';
import { LoadFailure, type LoadFault } from '../files/load-fault';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { LoadAddress } from './load-address';
import { PAUSES_MS } from './retry-policy';
import { retrying } from './retrying';

// How the browser gets the hashes of retry URLs has tests of its own.
let hasRetryUrls = true;

const URL_OF_FILE = 'https://site.example/r/mfe-games/list.mjs';
const MARKED = `${URL_OF_FILE}?r=1`;
const SHARED = 'https://site.example/r/host-shell/shared-overlay.mjs';
const SHARED_KEY = 'shared-kit/overlay';
const DOCUMENT = bootDocument({
  'host-shell': bootRelease('host', {
    sharedChunks: { [SHARED_KEY]: { scripts: ['shared-overlay.mjs'], styles: [], shared: [] } },
  }),
});
const BOOT: HostFiles = {
  document: DOCUMENT,
  set: resolveView(DOCUMENT.view as MapView, 0),
  fileUrl: (name, file) => `https://site.example/r/${name}/${file}`,
  hasRetryUrls: () => hasRetryUrls,
};
const RIGHT = 'export const right = true;';
const LOST = new TypeError('Failed to fetch dynamically imported module');

async function hashOf(text: string, bits: 256 | 384): Promise<string> {
  const digest = await crypto.subtle.digest(`SHA-${bits}`, new TextEncoder().encode(text));
  return `sha${bits}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** The page's import map: what every file must be. The host's release is from when hashes were longer. */
async function publishHashes(): Promise<void> {
  const [right, rightOfOld] = [await hashOf(RIGHT, 256), await hashOf(RIGHT, 384)];
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: { [URL_OF_FILE]: right, [SHARED]: rightOfOld } });
  document.head.replaceChildren(map);
}

/** Answers of the network, by address; what is not listed cannot be reached. */
function serve(bodies: Readonly<Record<string, string>>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const body = bodies[url as string];
    return body === undefined ? new Response('', { status: 503 }) : new Response(body);
  });
}

type Outcome = { readonly value: string } | { readonly fault: LoadFault | null };

/** Loads until it settles, with what each try comes to; the last one stays. */
async function load(
  tries: readonly (() => Promise<string>)[],
  address = new LoadAddress(),
  shared: readonly string[] = [],
) {
  const asked: string[] = [];
  const work: Promise<Outcome> = retrying({
    when: 'chunk',
    address,
    files: [URL_OF_FILE],
    shared,
    boot: BOOT,
    open: () => {
      asked.push(address.of(URL_OF_FILE));
      return (tries[asked.length - 1] ?? tries.at(-1) ?? (async () => ''))();
    },
  }).then(
    (value) => ({ value }),
    (error: unknown) => ({ fault: error instanceof LoadFailure ? error.fault : null }),
  );
  for (let step = 0; step < 4; step += 1) await jest.advanceTimersByTimeAsync(PAUSES_MS[1]);
  return { outcome: await work, asked, address };
}

const lost = async (): Promise<string> => Promise.reject(LOST);
const comes = async (): Promise<string> => 'part';

beforeEach(async () => {
  hasRetryUrls = true;
  await publishHashes();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

describe('retrying', () => {
  it('asks a 503 once more, at the same address', async () => {
    serve({});
    expect(await load([lost, comes])).toMatchObject({
      outcome: { value: 'part' },
      asked: [URL_OF_FILE, URL_OF_FILE],
    });
  });

  it('goes around other bytes at once, and renews what the browser keeps of them', async () => {
    const network = serve({ [URL_OF_FILE]: 'evil' });
    const { outcome, asked } = await load([lost, comes]);
    expect(outcome).toEqual({ value: 'part' });
    expect(asked).toEqual([URL_OF_FILE, MARKED]);
    expect(network.mock.calls).toEqual([[URL_OF_FILE, { cache: 'reload' }]]);
  });

  it('renews what the browser keeps of shared files, and looks for no other address of them', async () => {
    const network = serve({ [URL_OF_FILE]: RIGHT, [SHARED]: 'evil' });
    const { outcome, asked, address } = await load([lost], new LoadAddress(), [SHARED_KEY]);
    expect(outcome).toEqual({ fault: { stage: 'integrity', cause: 'other bytes', isCachedByBrowser: false } });
    expect(asked).toEqual([URL_OF_FILE]);
    expect(network.mock.calls).toContainEqual([SHARED, { cache: 'reload' }]);
    serve({ [URL_OF_FILE]: RIGHT, [SHARED]: RIGHT });
    address.prepareRetry();
    expect(await load([lost, comes], address, [SHARED_KEY])).toMatchObject({
      outcome: { value: 'part' },
      asked: [URL_OF_FILE, URL_OF_FILE],
    });
  });

  it('reports wrong bytes at both addresses, and gives up when they come again', async () => {
    serve({ [URL_OF_FILE]: 'evil', [MARKED]: 'evil' });
    const fault = { stage: 'integrity', cause: 'other bytes', isCachedByBrowser: true };
    const first = await load([lost]);
    expect(first.outcome).toEqual({ fault });
    expect(first.asked).toEqual([URL_OF_FILE, MARKED]);
    expect(first.address.isSpent).toBe(false);
    first.address.prepareRetry();
    const second = await load([lost], first.address);
    expect(second.outcome).toEqual({ fault });
    expect(second.asked).toEqual([MARKED]);
    expect(second.address.isSpent).toBe(true);
  });

  it('takes a section that is gone back to, with other bytes each time, for one try of the player', async () => {
    serve({ [URL_OF_FILE]: 'evil', [MARKED]: 'evil' });
    const { address } = await load([lost]);
    await load([lost], address);
    await load([lost], address);
    expect(address.isSpent).toBe(false);
    address.prepareRetry();
    await load([lost], address);
    expect(address.isSpent).toBe(true);
  });

  it('asks for nothing at an address that the browser has no hash of: then only a new page helps', async () => {
    hasRetryUrls = false;
    serve({ [URL_OF_FILE]: 'evil' });
    const { outcome, asked, address } = await load([lost, comes]);
    expect(outcome).toEqual({ fault: { stage: 'chunk', cause: 'no retry URL', isCachedByBrowser: false } });
    expect(asked).toEqual([URL_OF_FILE]);
    expect(address.isSpent).toBe(true);
  });

  it('is fresh again after the right bytes came', async () => {
    serve({ [URL_OF_FILE]: 'evil', [MARKED]: 'evil' });
    const { address } = await load([lost]);
    await load([comes], address);
    await load([lost], address);
    expect(address.isSpent).toBe(false);
  });

  it('takes the other address where the browser repeats a failure although the file is there', async () => {
    serve({ [URL_OF_FILE]: RIGHT });
    const { outcome, asked } = await load([lost, lost, comes]);
    expect(outcome).toEqual({ value: 'part' });
    expect(asked).toEqual([URL_OF_FILE, URL_OF_FILE, MARKED]);
  });

  it('leaves what was refused to whoever refused it', async () => {
    const fault = { stage: 'integrity', cause: 'no hash', isCachedByBrowser: false } as const;
    const { outcome, asked } = await load([async () => Promise.reject(new LoadFailure(fault))]);
    expect([outcome, asked]).toEqual([{ fault }, [URL_OF_FILE]]);
  });

  it('tries nothing twice that threw', async () => {
    const { outcome, asked } = await load([async () => Promise.reject(new RangeError('x'))]);
    expect(outcome).toEqual({ fault: { stage: 'evaluation', cause: 'RangeError', isCachedByBrowser: true } });
    expect(asked).toEqual([URL_OF_FILE]);
  });
});

describe('LoadAddress', () => {
  it('marks scripts and leaves styles where they are', () => {
    const address = new LoadAddress();
    address.state = 'retry';
    expect([address.of('/a.mjs'), address.of('/a.css')]).toEqual(['/a.mjs?r=1', '/a.css']);
  });
});
