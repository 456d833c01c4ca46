import { applySettings } from 'release-cli/change/apply-settings';
import {
  ANY_LOCAL_PORT,
  readSettings,
  type EnvironmentSettings,
  type SettingsInput,
} from 'release-cli/settings/settings';
import { PRODUCT_PACKAGES, type AdmittedSections } from 'release-cli/settings/admitted-sections';
import { settingsChanges } from 'release-cli/settings/settings-changes';
import type { Store } from 'release-cli/trust/store';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import { AUTHOR, type Report } from './serve-versions';

/** The environment of the working tree: what `npm start` serves unless told. */
export const LOCAL = 'local';

/** Environments whose pages are as players get them: no panel and no overrides. */
const AS_PLAYERS_GET: readonly string[] = ['production', LOCAL];

/** What a start says of an environment's settings. */
export interface StartSettings {
  readonly environment: string;
  /** Open pages load a new build by themselves. */
  readonly liveReload: boolean;
  /** Port of a second origin for the packages' files; without it they come from the site's own. */
  readonly assetsPort?: number | undefined;
  /** Those of the working tree. */
  readonly merchants: Readonly<Record<string, MerchantConfig>>;
  /** Writes the settings of the working tree over those that the environment has. */
  readonly takesSettings: boolean;
  /** Sections that it admits; those of the product where none are named. */
  readonly sections?: AdmittedSections | undefined;
}

/** Where packages come from for this start: an address of an earlier start of this machine leads nowhere any more. */
function assetsBaseOf({ assetsPort }: StartSettings, stored: EnvironmentSettings | undefined): string {
  if (assetsPort !== undefined) return `http://localhost:${assetsPort}/r/`;
  const isOfStart = stored === undefined || /^http:\/\/localhost:\d+\/r\/$/.test(stored.assetsBase);
  return isOfStart ? '/r/' : stored.assetsBase;
}

/** The settings that the working tree gives an environment. */
export function treeSettings(start: StartSettings): SettingsInput {
  const { environment, liveReload, merchants, sections } = start;
  const allowsOverrides = !AS_PLAYERS_GET.includes(environment);
  return {
    assetsBase: assetsBaseOf(start, undefined),
    allowsOverrides,
    // A tree with changes that are not committed builds trial versions, and its site is this machine's own.
    allowsTrials: true,
    liveReload,
    overrideOrigins: allowsOverrides ? [ANY_LOCAL_PORT] : [],
    ...(sections === undefined ? {} : { sections }),
    merchants: { ...merchants },
  };
}

/** Closed merchants were made in the environment, not in the working tree: they stay where the tree has none of that code. */
function withClosed(tree: SettingsInput, stored: EnvironmentSettings | undefined): SettingsInput {
  if (stored?.closedMerchants === undefined) return tree;
  const closed = Object.entries(stored.closedMerchants).filter(([code]) => tree.merchants[code] === undefined);
  return { ...tree, closedMerchants: Object.fromEntries(closed) };
}

/** The settings that an environment has, for this start: only how this machine serves them is its own. */
function servedSettings(start: StartSettings, stored: EnvironmentSettings): EnvironmentSettings {
  return { ...stored, assetsBase: assetsBaseOf(start, stored), liveReload: start.liveReload };
}

/**
 * Writes what a start says of an environment's settings. Stored ones win: what the working tree has other is told, and
 * written only where the start says so.
 */
export async function writeStartSettings(store: Store, start: StartSettings, report: Report): Promise<void> {
  const { environment } = start;
  const present = await readSettings(store, environment);
  const tree = withClosed(treeSettings(start), present?.settings);
  const isTaken = present === null || start.takesSettings;
  const settings = isTaken ? tree : servedSettings(start, present.settings);
  const reason = isTaken ? 'settings of the working tree' : 'how this machine serves them';
  const isChange = present === null || settingsChanges(present.settings, settings).length > 0;
  // A machine that only serves need not have the key of settings.
  if (isChange) {
    const empty = [...PRODUCT_PACKAGES, ...Object.keys(present?.settings.merchants ?? {})];
    await applySettings({ store, environment, author: AUTHOR, reason, edit: () => settings, empty });
  }
  if (isTaken) return;
  const served = servedSettings(start, present.settings);
  const { sections: _sections, requiredSuites: _suites, requiresProvenance: _provenance, ...stored } = served;
  const others = settingsChanges(stored, tree);
  if (others.length === 0) return;
  report(`The settings of ${environment} are others than the working tree's, and stay. The working tree would change:`);
  others.forEach((line) => report(`  ${line}`));
  report(`Take them with: npm start -- --env ${environment} --take-settings`);
}
