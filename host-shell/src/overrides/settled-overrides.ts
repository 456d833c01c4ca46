import type { BootRelease } from 'shared-contracts/release/boot-document';
import type { Overrides } from 'shared-contracts/release/resolve';
import type { ByPackage } from 'shared-contracts/remote/remote-names';
import type { OverrideFault } from './override-fault';

/** What a page's overrides come to; only where the environment allows them. */
export interface SettledOverrides {
  readonly overrides: Overrides;
  /** Releases that are served elsewhere, beside those the page carries. */
  readonly releases: ByPackage<Readonly<Record<string, BootRelease>>>;
  /** Overrides that are not honoured: the page starts with what the map says. */
  readonly faults: readonly OverrideFault[];
}
