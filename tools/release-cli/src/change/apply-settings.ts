import { assertMerchantGateway } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { assertPictures, picturesToCheck, storePictures, type GivenPictures } from '../brand/named-pictures';
import { tryUpdateConsole } from '../console/update-console';
import { assertNotEmptied, type ServedState } from '../map/emptied';
import type { PagePlan } from '../page/plan-pages';
import { readSite } from '../page/site-state';
import { finishing, storePlannedPages, updatePages } from '../page/update-pages';
import { waitingText } from '../page/waiting-text';
import { readPresent, type StoredState } from '../revisions/read-revisions';
import { authorOf, nextRevision, storeRevision, untilWritten, type WriteAccount } from '../revisions/write-revision';
import {
  parseSettings,
  parseStoredSettings,
  SETTINGS_DOCUMENT,
  type EnvironmentSettings,
  type SettingsInput,
  type SettingsState,
  type StoredSettings,
} from '../settings/settings';
import { settingsChanges } from '../settings/settings-changes';
import { settingsTouched } from '../settings/settings-touched';
import { assertClock } from '../store/clock';
import { assertPlainTexts } from '../text/plain-text';
import { silent, type Report } from '../text/report';
import { UserError, messageOf } from '../text/user-error';
import { canonicalJson } from '../trust/canonical-json';
import { sealDocument } from '../trust/signed-document';
import type { Store } from '../trust/store';
import { Overtaken } from './apply-edit';
import { holdsOf, openReason } from './assert-open';
import { placedWidgets } from '../fit/placed-widgets';
import { planServable } from './plan-servable';

/** Stands for the etag of settings that are not in the store yet. */
const UNWRITTEN = '';

/** One change of settings; pure, so that it can be done again on newer ones when another writer was first. */
export type SettingsEdit = (present: SettingsState) => SettingsInput;

export interface SettingsWrite extends WriteAccount {
  readonly edit: SettingsEdit;
  /** Packages that merchants may be left without, and merchants that may go; none by default. */
  readonly empty?: readonly string[];
  /** Why it cannot wait for the end of a lock or freeze; without it what is held is refused. */
  readonly duringFreeze?: string | undefined;
  /** Pictures of brands that the settings name and the store may not have yet; stored with the settings, or not at all. */
  readonly pictures?: GivenPictures | undefined;
  /** The revision that whoever decides has looked at: on any other the write is {@link Overtaken}. */
  readonly expected?: number | undefined;
  /** Whether it writes an earlier state again: that may name widgets that have gone since. */
  readonly isWayBack?: boolean | undefined;
  /** Gets what changed once it is accepted: written, or in a dry run found to be possible. */
  readonly report?: Report;
  /** Hears in a dry run of the settings that would be written. */
  readonly onPlanned?: ((settings: EnvironmentSettings) => void) | undefined;
}

export interface SettingsWritten {
  /** The present revision, or the one that a dry run would have written. */
  readonly revision: number;
  /** False when the edit changed nothing, or in a dry run. */
  readonly isWritten: boolean;
  /** One line for each field. */
  readonly changes: readonly string[];
  /** As they were written; null where nothing was. */
  readonly stored: StoredSettings | null;
}

function assertGateways({ merchants, closedMerchants = {} }: EnvironmentSettings, environment: string): void {
  try {
    for (const merchant of [...Object.values(merchants), ...Object.values(closedMerchants)])
      assertMerchantGateway(merchant, environment);
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/** Refuses settings that say what none may, and overrides in production. */
function assertAllowed(settings: EnvironmentSettings, environment: string): void {
  assertPlainTexts(settings, 'The settings');
  assertGateways(settings, environment);
  if (environment === 'production' && (settings.allowsOverrides || settings.overrideOrigins.length > 0))
    throw new UserError('Overrides of versions, and origins for them, are never allowed in production');
}

/** The same settings in another spelling, such as without a default, are no change. */
function isSame(present: SettingsState, next: EnvironmentSettings): boolean {
  try {
    return canonicalJson(parseSettings(present.settings)) === canonicalJson(next);
  } catch {
    // What today's rules refuse, or what is not there yet, is what this write replaces.
    return false;
  }
}

/** A write of settings that may be made; nothing of it is written. */
interface SettingsPlan {
  readonly stored: StoredState<SettingsState>;
  readonly state: SettingsState;
  readonly moment: Date;
  readonly changes: readonly string[];
  /** What a person should know besides. */
  readonly notes: readonly string[];
  /** Keys of the pictures that have to be there before. */
  readonly pictures: ReadonlySet<string>;
  /** The pages that may change; null where the edit changes nothing. */
  readonly pages: PagePlan | null;
}

const servedBy = (map: ReleaseMap, { merchants, sections }: EnvironmentSettings): ServedState => ({
  map,
  merchants: Object.keys(merchants),
  sections,
});

/** Settings that are in the store; null where there are none, or only such as today's rules refuse. */
function settingsNow({ state, etag }: StoredState<SettingsState>): StoredSettings | null {
  try {
    const { settings, ...record } = state;
    return etag === null ? null : { settings: parseStoredSettings(settings), etag, record };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return null;
  }
}

/** What merchants are served by settings; nothing without any. */
function servedNow(map: ReleaseMap, now: StoredSettings | null): ServedState {
  return now === null ? { map, merchants: [], sections: {} } : servedBy(map, now.settings);
}

const NO_PICTURES: GivenPictures = new Map();

async function planSettings(
  {
    store,
    environment,
    edit,
    reason,
    empty = [],
    duringFreeze,
    expected,
    isWayBack = false,
    pictures: given = NO_PICTURES,
  }: SettingsWrite,
  author: string,
  date: Date,
): Promise<SettingsPlan> {
  const stored = await readPresent(store, environment, SETTINGS_DOCUMENT);
  const { state: present } = stored;
  if (expected !== undefined && expected !== present.revision)
    throw new Overtaken(environment, expected, present.revision, SETTINGS_DOCUMENT.part);
  const edited = parseSettings(edit(present));
  if (isSame(present, edited)) {
    const pictures = new Set(given.keys());
    return { stored, state: present, moment: date, changes: [], notes: [], pictures, pages: null };
  }
  const { noun } = SETTINGS_DOCUMENT;
  const moment = await assertClock(store, date, { writtenAt: present.writtenAt, noun });
  const state = nextRevision(SETTINGS_DOCUMENT, stored, { ...present, settings: edited }, { author, reason, moment });
  const settings = parseSettings(state.settings);
  assertAllowed(settings, environment);
  const pictures = picturesToCheck(present.settings, settings, given);
  await assertPictures(store, pictures, given);
  const site = await readSite(store, environment, { settings, etag: UNWRITTEN, record: state });
  const map = site.map.state;
  const before = settingsNow(stored);
  const holds = holdsOf({ map: site.map, settings: before });
  const open = openReason(holds, () => settingsTouched(before?.settings, settings), { reason, moment, duringFreeze });
  const notes = isWayBack ? [] : await placedWidgets(store, map, before?.settings, settings);
  const pages = await planServable(site, map, { before });
  assertNotEmptied(servedNow(map, before), servedBy(map, settings), empty);
  return {
    stored,
    state: { ...state, reason: open },
    moment,
    changes: settingsChanges(present.settings, settings),
    notes,
    pictures,
    pages,
  };
}

/** Signs and writes planned settings; gives them as they are stored. A `StoreConflict` says that somebody else was first. */
async function storeSettings(store: Store, { stored, state }: SettingsPlan): Promise<StoredSettings> {
  const content = SETTINGS_DOCUMENT.contentOf(state);
  const sealed = await sealDocument(store, state.environment, SETTINGS_DOCUMENT.part, content);
  const etag = await storeRevision(store, SETTINGS_DOCUMENT, stored, sealed);
  return { settings: parseSettings(state.settings), etag, record: state };
}

/** Updates the pages of planned settings: as they were planned where the settings are written, else what was left undone. */
async function updatePagesFor(
  store: Store,
  { state, moment, pages }: SettingsPlan,
  settings: StoredSettings | null,
  report: Report,
): Promise<void> {
  const { environment, revision } = state;
  const { waiting } = await finishing({ store, environment, part: 'settings', revision }, async () =>
    pages === null || settings === null
      ? updatePages(store, environment, moment)
      : storePlannedPages({ ...pages, site: { ...pages.site, settings } }, moment),
  );
  if (waiting > 0) report(waitingText(waiting));
}

/**
 * Changes the settings of an environment as `applyEdit` changes its map: one signed revision that names its author and
 * reason, the earlier one kept, and the pages of all merchants updated. Refuses settings under which some merchant would
 * get packages that do not fit, and overrides in production. The same settings again change nothing.
 */
export async function applySettings(write: SettingsWrite): Promise<SettingsWritten> {
  const { store, environment, report = silent, now = () => new Date(), dryRun = false, pictures, onPlanned } = write;
  const author = await authorOf(write, SETTINGS_DOCUMENT.part);
  return untilWritten(SETTINGS_DOCUMENT.noun, async () => {
    const plan = await planSettings(write, author, now());
    const { revision } = plan.state;
    const { changes } = plan;
    if (!dryRun) await storePictures(store, plan.pictures, pictures);
    const written = dryRun || plan.pages === null ? null : await storeSettings(store, plan);
    [...changes, ...plan.notes].forEach((line) => report(line));
    if (dryRun && plan.pages !== null) onPlanned?.(parseSettings(plan.state.settings));
    if (dryRun) return { revision, isWritten: false, changes, stored: null };
    await updatePagesFor(store, plan, written, report);
    if (written?.settings.allowsOverrides === true) await tryUpdateConsole(store, environment, report);
    return { revision, isWritten: written !== null, changes, stored: written };
  });
}
