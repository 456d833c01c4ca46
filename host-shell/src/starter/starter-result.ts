import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { HeldVersions, Overrides } from 'shared-contracts/release/resolve';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import type { SettledOverrides } from '../overrides/settled-overrides';
import type { RawAnswer } from './raw-answer';

/** The starter's result for the host. */
export interface StarterResult {
  readonly bucket: number;
  readonly overrides: Overrides;
  /** Absent without overrides. */
  readonly staging?: SettledOverrides;
  /** Versions kept while something on this device must not be interrupted. */
  readonly held?: HeldVersions;
  /** Ids of the cohorts that the device's player belongs to, in one text; starters of older hosts know none. */
  readonly cohorts?: string;
  /** Settles when the host's own styles have loaded or failed. */
  readonly styles: Promise<unknown>;
  /**
   * Adds links with the page's hashes for scripts, by full address, before one of them is imported: engines without
   * hashes in import maps (Chromium before 127) enforce those. False if the page has no hash of a script: no engine
   * would refuse wrong bytes, so it must not be loaded. Provided by the starter, which has already read the map.
   */
  readonly hold?: (scripts: readonly string[]) => boolean;
  /** JSON of the file of answers that the page was rendered from; absent where this visit draws the page itself. */
  readonly pageAnswers?: Promise<unknown>;
  /** First data calls, by `earlyKey`, sent before any of the host's code ran. */
  readonly early: Readonly<Record<string, Promise<EarlyAnswer>>>;
}

declare global {
  interface Window {
    [BOOT_GLOBAL]?: StarterResult;
  }
}

/** The answer to a call that the starter made. */
export interface EarlyAnswer extends RawAnswer {
  /** The call itself. */
  readonly asked?: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

/** The page's document with the releases of overrides; unchanged where overrides are not allowed. */
export function withOverriddenReleases(boot: BootDocument, staging: SettledOverrides | undefined): BootDocument {
  if (!boot.allowsOverrides || staging === undefined) return boot;
  const releases = { ...boot.releases };
  for (const name of packagesIn(staging.releases)) releases[name] = { ...releases[name], ...staging.releases[name] };
  return { ...boot, releases };
}

/** The base address of a release's files, ending with a slash: its own if it has one, else the site's. */
export function filesBase(assetsBase: string, name: PackageName, release: BootRelease | undefined): string {
  return release?.base ?? `${assetsBase}${name}/`;
}
