import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { mapChanges } from '../map/map-changes';
import { previewChange, type PreviewRow } from '../map/preview';
import { sharesText } from '../map/preview-table';
import type { KeptState } from '../revisions/read-revisions';
import type { Revision } from '../revisions/revision';
import type { SettingsState } from '../settings/settings';
import { settingsChanges } from '../settings/settings-changes';
import { mapOfMerchant, settingsOfMerchant, settingsOfNobody } from './one-merchant';

/** One thing that a write changed, or that merchants were served otherwise after it. */
export interface RecordRow {
  readonly environment: string;
  readonly document: 'map' | 'settings';
  readonly revision: number;
  /** When, ISO 8601. */
  readonly at: string;
  /** Owners of the keys that signed. */
  readonly author: string;
  readonly reason: string;
  /** `written`: what the document says since then; `served`: what merchants get since then. */
  readonly kind: 'written' | 'served';
  readonly change: string;
  /** Those that it is about; null where it names none. */
  readonly merchants: readonly string[] | null;
  /** What had been proven by then of the sets that the write newly gave. */
  readonly evidence: readonly string[];
  /** The newest revision under which these merchants had the same before: set where something was taken back. */
  readonly returnsTo: number | null;
  /** SHA-256 of the state, by which the next one names it. */
  readonly hash: string;
  /** The same of the state before; null in the first, and where it was not named yet. */
  readonly parent: string | null;
}

/** The states of an environment's documents, each list oldest first. */
export interface EnvironmentRecord {
  readonly environment: string;
  readonly maps: readonly KeptState<ReleaseMap>[];
  readonly settings: readonly KeptState<SettingsState>[];
}

/** What had been proven of the sets that a write of the map newly gave to some of these merchants. */
export type EvidenceSource = (before: ReleaseMap, after: ReleaseMap, merchants: readonly string[]) => readonly string[];

/** Stands where the state before was collected. */
const UNKNOWN = 'not known: the revision before is not kept any more';

type Account = Omit<RecordRow, 'kind' | 'change' | 'merchants' | 'evidence' | 'returnsTo'>;

function accountOf(
  document: RecordRow['document'],
  environment: string,
  { state, hash }: KeptState<ReleaseMap> | KeptState<SettingsState>,
): Account {
  const { revision, writtenAt: at, author, reason, parent = null } = state;
  return { environment, document, revision, at, author, reason, hash, parent };
}

/** The state that one followed; undefined when it is not kept. */
function stateBefore<State extends Revision>(states: readonly KeptState<State>[], index: number): State | undefined {
  const before = states[index - 1]?.state;
  return before?.revision === (states[index]?.state.revision ?? 0) - 1 ? before : undefined;
}

const NOTHING_MORE = { evidence: [], returnsTo: null } as const;

/** Which revision gave a merchant what it has, by merchant and package, while the record is walked. */
class Served {
  readonly #last = new Map<string, number>();

  /** The newest earlier revision with these versions, and from now on the one before the change as that of its own. */
  returnsTo({ merchant, package: name, before, after }: PreviewRow, revision: number): number | null {
    // The same versions are the same for players, whichever layer says so.
    const key = (shares: PreviewRow['before']): string =>
      JSON.stringify([merchant, name, shares.map(({ version, percent, cohort }) => [version, percent, cohort])]);
    if (key(before) === key(after)) return null;
    if (revision > 1) this.#last.set(key(before), revision - 1);
    return this.#last.get(key(after)) ?? null;
  }
}

/** What merchants get otherwise, those with the same change on one row. */
function servedRows(
  account: Account,
  preview: readonly PreviewRow[],
  served: Served,
  evidence: readonly string[],
): readonly RecordRow[] {
  const groups = new Map<string, { readonly row: Omit<RecordRow, 'merchants'>; readonly merchants: string[] }>();
  for (const entry of preview) {
    const returnsTo = served.returnsTo(entry, account.revision);
    const change = `${entry.package}: ${sharesText(entry.before)} -> ${sharesText(entry.after)}`;
    const id = `${change} ${returnsTo}`;
    const group = groups.get(id) ?? { row: { ...account, kind: 'served', change, evidence, returnsTo }, merchants: [] };
    group.merchants.push(entry.merchant);
    groups.set(id, group);
  }
  return [...groups.values()].map(({ row, merchants }) => ({ ...row, merchants }));
}

/** The settings in force at a moment; the oldest that are kept where it was before them. */
function merchantsAt(settings: EnvironmentRecord['settings'], moment: string): readonly string[] {
  const found = settings.findLast(({ state }) => state.writtenAt <= moment) ?? settings[0];
  return Object.keys((found?.state.settings['merchants'] as object | undefined) ?? {});
}

function mapRows(record: EnvironmentRecord, merchant: string | undefined, proven: EvidenceSource): RecordRow[] {
  const { environment, maps, settings } = record;
  const served = new Served();
  const viewed = (map: ReleaseMap): ReleaseMap => (merchant === undefined ? map : mapOfMerchant(map, merchant));
  return maps.flatMap((entry, index) => {
    const account = accountOf('map', environment, entry);
    const known = stateBefore(maps, index);
    if (known === undefined && account.revision > 1)
      return [{ ...account, ...NOTHING_MORE, kind: 'written' as const, change: UNKNOWN, merchants: null }];
    const [before, after] = [viewed(known ?? emptyReleaseMap(environment)), viewed(entry.state)];
    const merchants = merchant === undefined ? merchantsAt(settings, account.at) : [merchant];
    const written = mapChanges(before, after).map(({ text }): RecordRow => ({
      ...account,
      ...NOTHING_MORE,
      kind: 'written',
      change: text,
      merchants: null,
    }));
    const preview = previewChange(before, after, merchants);
    const evidence = preview.length === 0 ? [] : proven(before, after, merchants);
    return [...written, ...servedRows(account, preview, served, evidence)];
  });
}

type Settings = SettingsState['settings'];

/** The changes of a write of settings, each with the merchant whose it is. */
function settingsDifferences(
  before: Settings,
  after: Settings,
  merchant: string | undefined,
): readonly Pick<RecordRow, 'change' | 'merchants'>[] {
  const all = [before, after].flatMap((state) => Object.keys((state['merchants'] as object | undefined) ?? {}));
  const codes = merchant === undefined ? [...new Set(all)] : [merchant];
  return [
    ...settingsChanges(settingsOfNobody(before), settingsOfNobody(after)).map((change) => ({
      change,
      merchants: null,
    })),
    ...codes.flatMap((code) =>
      settingsChanges(settingsOfMerchant(before, code), settingsOfMerchant(after, code)).map((change) => ({
        change,
        merchants: [code],
      })),
    ),
  ];
}

function settingsRows({ environment, settings }: EnvironmentRecord, merchant: string | undefined): RecordRow[] {
  return settings.flatMap((entry, index) => {
    const account = accountOf('settings', environment, entry);
    const row = { ...account, ...NOTHING_MORE, kind: 'written' as const };
    const known = stateBefore(settings, index)?.settings;
    if (known === undefined && account.revision > 1) return [{ ...row, change: UNKNOWN, merchants: null }];
    return settingsDifferences(known ?? {}, entry.state.settings, merchant).map((found) => ({ ...row, ...found }));
  });
}

/**
 * Everything that was written in an environment, oldest first: who, when, why, what, for whom, by what proof. For one
 * merchant nothing is said of any other, free texts aside: reasons are shown as they were written.
 */
export function recordRows(record: EnvironmentRecord, proven: EvidenceSource, merchant?: string): readonly RecordRow[] {
  const rows = [...settingsRows(record, merchant), ...mapRows(record, merchant, proven)];
  return rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
