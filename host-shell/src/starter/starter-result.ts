import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { HeldVersions, Overrides } from 'shared-contracts/release/resolve';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import type { SettledOverrides } from '../overrides/settled-overrides';
import type { RawAnswer } from './raw-answer';

/** What the page's starter leaves for the host. */
export interface StarterResult {
  readonly bucket: number;
  readonly overrides: Overrides;
  /** Absent where nothing is overridden. */
  readonly staging?: SettledOverrides;
  /** Versions kept while something on this device must not be interrupted. */
  readonly held?: HeldVersions;
  /** Settles when the host's own styles are in force, or did not come. */
  readonly styles: Promise<unknown>;
  /**
   * Holds scripts, by whole address, to the page's hashes before one of them is imported, by links of their own: engines
   * that know no hashes in import maps (Chromium before 127) keep to those. False where the page has no hash of one: no
   * engine would refuse other bytes of it, so it must not be opened. The starter's, as it has read the map already.
   */
  readonly hold?: (scripts: readonly string[]) => boolean;
  /** First data calls, by `earlyKey`, asked before any of the host's code ran. */
  readonly early: Readonly<Record<string, Promise<EarlyAnswer>>>;
}

declare global {
  interface Window {
    [BOOT_GLOBAL]?: StarterResult;
  }
}

/** What came of a call that the starter made. */
export interface EarlyAnswer extends RawAnswer {
  /** The call itself. */
  readonly asked?: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

/** The page's document with the releases that overrides brought in; where overrides are not allowed, as it is. */
export function withOverriddenReleases(boot: BootDocument, staging: SettledOverrides | undefined): BootDocument {
  if (!boot.allowsOverrides || staging === undefined) return boot;
  const releases = { ...boot.releases };
  for (const name of packagesIn(staging.releases)) releases[name] = { ...releases[name], ...staging.releases[name] };
  return { ...boot, releases };
}

/** Where the files of a release are, with its slash: its own place if it has one, else the site's. */
export function filesBase(assetsBase: string, name: PackageName, release: BootRelease | undefined): string {
  return release?.base ?? `${assetsBase}${name}/`;
}
