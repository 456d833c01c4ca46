import type { BootRelease } from 'shared-contracts/release/boot-document';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { OverrideProblem } from './override-fault';
import { versionServedAt } from './override-value';

/** How long a page waits for a build that is served elsewhere. */
export const DESCRIPTOR_TIMEOUT_MS = 3000;

export type ServedRelease =
  | { readonly status: 'found'; readonly version: string; readonly release: BootRelease }
  | { readonly status: 'refused'; readonly problem: OverrideProblem; readonly detail?: string };

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

/** Asks the folder of a build that is served elsewhere what it is; never throws. */
export async function fetchServedRelease(
  name: PackageName,
  base: string,
  milliseconds = DESCRIPTOR_TIMEOUT_MS,
): Promise<ServedRelease> {
  let value: unknown;
  try {
    value = await fetchJson(`${base}release.json`, milliseconds);
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'not a release' : 'unreachable';
    return { status: 'refused', problem, detail: reasonOf(error) };
  }
  try {
    const descriptor = parseDescriptor(value);
    if (descriptor.name !== name) return { status: 'refused', problem: 'another package', detail: descriptor.name };
    return { status: 'found', version: versionServedAt(descriptor.version, base), release: cut(descriptor, base) };
  } catch (error) {
    return { status: 'refused', problem: 'not a release', detail: reasonOf(error) };
  }
}
