import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { contentType } from 'shared-contracts/release/delivery-rules';
import { BRAND_FILE } from 'shared-contracts/remote/site-logo';
import { forEachAtOnce } from '../store/at-once';
import { hasIntegrity } from '../store/digest';

const AT_ONCE = 8;
const TIMEOUT_MS = 15_000;

/** What came from an address, or the sentence that says why nothing did. */
export type Fetched = { readonly bytes: Uint8Array; readonly type: string } | { readonly fault: string };

/** Requests an address as a page would, without what is kept on this machine. `fault` completes “… ”: `answered with status 404`. */
export async function fetchBytes(address: URL, timeoutMs = TIMEOUT_MS): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(address, { signal, redirect: 'manual' });
    if (answer.status !== 200) return { fault: `answered with status ${answer.status}` };
    return { bytes: new Uint8Array(await answer.arrayBuffer()), type: answer.headers.get('Content-Type') ?? '' };
  } catch {
    return { fault: signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : 'does not answer' };
  }
}

/** The type alone, without its charset. */
function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

type NamedFile = Pick<ReleaseDescriptor['files'][number], 'name' | 'integrity'>;

async function faultOf(address: URL, file: NamedFile): Promise<string | null> {
  const fetched = await fetchBytes(address);
  if ('fault' in fetched) return fetched.fault;
  if (!hasIntegrity(fetched.bytes, file.integrity)) return 'has other bytes than were published';
  const expected = essence(contentType(file.name));
  // Browsers run no module and take no style of another type.
  return essence(fetched.type) === expected
    ? null
    : `comes as ${essence(fetched.type) || 'no type'}, not as ${expected}`;
}

/** A picture of a brand, whose key says its hash. */
function pictureFile(key: string): NamedFile {
  const [, sha256 = ''] = BRAND_FILE.exec(`/${key}`) ?? [];
  return { name: key, integrity: `sha256-${Buffer.from(sha256, 'hex').toString('base64')}` };
}

/**
 * Which files of releases, and which pictures of brands by their keys, players would not get from a site, or not as they
 * were published: one sentence each, in order.
 */
export async function unreachableFiles(
  releases: readonly ReleaseDescriptor[],
  {
    site,
    assetsBase,
    pictures,
  }: { readonly site: string; readonly assetsBase: string; readonly pictures: Iterable<string> },
): Promise<readonly string[]> {
  const faults = new Map<string, string>();
  const all = [
    ...releases.flatMap((release) =>
      release.files.map((file) => ({ file, address: new URL(`${assetsBase}${release.name}/${file.name}`, site) })),
    ),
    ...[...pictures].map((key) => ({ file: pictureFile(key), address: new URL(`/${key}`, site) })),
  ];
  await forEachAtOnce(all, AT_ONCE, async ({ file, address }) => {
    const fault = await faultOf(address, file);
    if (fault !== null) faults.set(address.href, fault);
  });
  return [...faults].map(([address, fault]) => `${address} ${fault}`).toSorted();
}
