import type { BootRelease } from 'shared-contracts/release/boot-document';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { manifestFault } from './manifest-fault';
import type { OverrideProblem } from './override-fault';
import { versionServedAt } from './override-value';

/** How long a page waits for a build that is served elsewhere. */
export const DESCRIPTOR_TIMEOUT_MS = 3000;

interface Refused {
  readonly status: 'refused';
  readonly problem: OverrideProblem;
  readonly detail?: string;
}

export type ServedRelease =
  { readonly status: 'found'; readonly version: string; readonly release: BootRelease } | Refused;

function refused(problem: OverrideProblem, detail: string): Refused {
  return { status: 'refused', problem, detail };
}

async function fetchJson(address: string, milliseconds: number): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), milliseconds);
  try {
    // A redirect would leave the origin that is allowed.
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: abort.signal,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
  }
}

function cut(descriptor: ReleaseDescriptor, base: string): BootRelease {
  const { entry, start, screens, widgets, locales, sharedChunks, contributions, capabilities, contract } = descriptor;
  const styles = descriptor.files.filter((file) => file.name.endsWith('.css'));
  const styleIntegrity = Object.fromEntries(styles.map((file) => [file.name, file.integrity]));
  const parts = { entry, start, screens, widgets, locales, sharedChunks, contributions, contract, styleIntegrity };
  return { base, ...parts, ...(capabilities && { capabilities }) };
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'AbortError') return 'no answer in three seconds';
  return error instanceof Error ? error.message : String(error);
}

/** What a file says that is served elsewhere; a problem of its own name where it is no JSON. */
async function readServed(
  address: string,
  milliseconds: number,
  noJson: OverrideProblem,
): Promise<{ readonly value: unknown } | Refused> {
  try {
    return { value: await fetchJson(address, milliseconds) };
  } catch (error) {
    return refused(error instanceof SyntaxError ? noJson : 'unreachable', reasonOf(error));
  }
}

/** Asks the folder of a build that is served elsewhere what it is, and the manifest that was named in it; never throws. */
export async function fetchServedRelease(
  name: PackageName,
  base: string,
  manifest?: string,
  milliseconds = DESCRIPTOR_TIMEOUT_MS,
): Promise<ServedRelease> {
  const [release, named] = await Promise.all([
    readServed(`${base}release.json`, milliseconds, 'not a release'),
    manifest === undefined ? undefined : readServed(manifest, milliseconds, 'not a manifest'),
  ]);
  if ('problem' in release) return release;
  // One that is not there says nothing else than the folder does.
  if (named && 'problem' in named && named.problem !== 'unreachable') return named;
  try {
    const descriptor = parseDescriptor(release.value);
    if (descriptor.name !== name) return refused('another package', descriptor.name);
    const served = { name, entry: `${base}${descriptor.entry}` };
    const fault = manifest !== undefined && named && 'value' in named && manifestFault(named.value, manifest, served);
    if (fault) return refused(fault.problem, fault.detail);
    return { status: 'found', version: versionServedAt(descriptor.version, base), release: cut(descriptor, base) };
  } catch (error) {
    return refused('not a release', reasonOf(error));
  }
}
