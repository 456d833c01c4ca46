import type { EventOwner } from 'shared-contracts/events/event-map';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import { satisfies } from 'shared-contracts/release/semver';
import { shimFor } from 'shared-contracts/release/shims';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import { hostRelease, type HostFiles } from '../boot/host-files';

/** The capabilities that a release states. */
export type Stated = Pick<BootRelease, 'capabilities' | 'contributions'>;

/** Makes a context that gives what a release states and refuses the rest. */
export type Limit = <Owner extends EventOwner>(context: RemoteContext<Owner>, release: Stated) => RemoteContext<Owner>;

/**
 * Makes the context of a section of an earlier major from the host's own, which it may also give parts of the kit: it adds
 * the names of before and keeps those of today. `limit` holds the section to its capabilities; the shim says by which names.
 */
export type Shim = <Owner extends EventOwner>(
  context: RemoteContext<Owner>,
  release: Stated,
  limit: Limit,
) => RemoteContext<Owner>;

/** What the module of a shim exports. */
export interface ShimModule {
  readonly shim: Shim;
}

/** The shims of releases that have been opened through one. */
const opened = new WeakMap<Stated, Shim>();

/** The shim that has been loaded for a release. */
export const shimOf = (release: Stated): Shim | undefined => opened.get(release);

/** Serves a release through a shim from now on. */
export function keepShim(release: BootRelease, module: unknown): void {
  opened.set(release, (module as ShimModule).shim);
}

/** The address of the shim that a release needs, if it needs one; null where the page's host cannot serve it. */
export function shimsNeeded(boot: HostFiles, { contract }: BootRelease): readonly string[] | null {
  const host = hostRelease(boot)?.release;
  if (host === undefined) return null;
  const shim = shimFor(host, contract.range);
  if (shim !== undefined) return [boot.fileUrl('host-shell', shim.script, host)];
  return satisfies(host.contract.version, contract.range) ? [] : null;
}
