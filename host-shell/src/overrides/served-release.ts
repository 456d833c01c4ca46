import type { BootRelease } from 'shared-contracts/release/boot-document';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { previewFile } from 'shared-contracts/release/preview';
import { shimScripts } from 'shared-contracts/release/shims';
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

function statusText(status: number): string {
  return `status ${status}`;
}

/** What is said of a file that is not there. */
const NOT_FOUND = statusText(404);

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
    if (!response.ok) throw new Error(statusText(response.status));
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
  }
}

function cut(descriptor: ReleaseDescriptor, base: string): BootRelease {
  const { entry, start, screens, widgets, locales, sharedChunks, contributions, capabilities, shims, contract } =
    descriptor;
  const styles = descriptor.files.filter((file) => file.name.endsWith('.css'));
  const styleIntegrity = Object.fromEntries(styles.map((file) => [file.name, file.integrity]));
  const parts = { entry, start, screens, widgets, locales, sharedChunks, contributions, contract, styleIntegrity };
  return { base, ...parts, ...(capabilities && { capabilities }), ...(shims && { shims: shimScripts(shims) }) };
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

/** Whether a descriptor is of the package that was asked for; throws on what is none. */
function descriptorFor(name: PackageName, value: unknown): ReleaseDescriptor | Refused {
  const descriptor = parseDescriptor(value);
  return descriptor.name === name ? descriptor : refused('another package', descriptor.name);
}

/** Asks for a preview, by the version that names it; never throws. `base` is the folder of its package's files. */
export async function fetchPreview(
  name: PackageName,
  base: string,
  { version, hash }: { readonly version: string; readonly hash: string },
  milliseconds = DESCRIPTOR_TIMEOUT_MS,
): Promise<ServedRelease> {
  const found = await readServed(`${base}${previewFile(hash)}`, milliseconds, 'not a release');
  if ('problem' in found) return found.detail === NOT_FOUND ? { status: 'refused', problem: 'preview is gone' } : found;
  try {
    const descriptor = descriptorFor(name, found.value);
    return 'problem' in descriptor ? descriptor : { status: 'found', version, release: cut(descriptor, base) };
  } catch (error) {
    return refused('not a release', reasonOf(error));
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
    const descriptor = descriptorFor(name, release.value);
    if ('problem' in descriptor) return descriptor;
    const served = { name, entry: `${base}${descriptor.entry}` };
    const fault = manifest !== undefined && named && 'value' in named && manifestFault(named.value, manifest, served);
    if (fault) return refused(fault.problem, fault.detail);
    return { status: 'found', version: versionServedAt(descriptor.version, base), release: cut(descriptor, base) };
  } catch (error) {
    return refused('not a release', reasonOf(error));
  }
}
