import type { EventOwner } from 'shared-contracts/events/event-map';
import type { BootRelease } from 'shared-contracts/release/boot-document';
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
export const loadedShims = new WeakMap<Stated, ShimModule>();

/** The address of the shim that a release needs, empty if it needs none; undefined where the page's host cannot serve it. */
export function shimNeeded(boot: HostFiles, { contract: { range } }: BootRelease): string | undefined {
  const host = hostRelease(boot)?.release;
  const script = host && shimFor({ ...host.shims, [host.contract.version]: '' }, range);
  return script && boot.fileUrl('host-shell', script, host);
}
