import { parseOrExplain } from 'shared-contracts/release/descriptor';
import { freezeWindowSchema } from 'shared-contracts/release/freeze-window';
import { merchantSettingsSchema, settingsFields, UNKNOWN_FIELD } from 'shared-contracts/release/merchant-config';
import { isFolderAddress, isOrigin } from 'shared-contracts/release/written-texts';
import * as v from 'valibot';
import { UserError, messageOf } from '../text/user-error';
import { readPresent } from '../revisions/read-revisions';
import type { RevisedDocument, Revision } from '../revisions/revision';
import { assertReadWhole } from '../revisions/unread-fields';
import { admittedSectionsSchema, PRODUCT_SECTIONS } from './admitted-sections';
import { olderContractsSchema } from './older-contracts';
import { withPlainMerchants } from './plain-merchants';
import { settingsKey } from '../store/keys';
import type { Store } from '../trust/store';
import { meantNote } from '../text/meant';
import { shownText } from '../text/plain-text';

/** Where an environment's packages come from: a path of the site, or an address of another origin. */
const assetsBase = v.pipe(v.string(), v.check(isFolderAddress, 'a path or address that ends with a slash'));

/** Any port of this machine, for remotes that are being worked on. */
export const ANY_LOCAL_PORT = 'http://localhost:*';

/** Nothing shortened and no pattern but that one: what is compared is exactly this text. */
export function isOverrideOrigin(text: string): boolean {
  return text === ANY_LOCAL_PORT || isOrigin(text);
}

const merchantSettings = merchantSettingsSchema();
type MerchantSettings = v.InferInput<typeof merchantSettings>;
type MerchantTable = Readonly<Record<string, MerchantSettings>>;

/** Codes that name what every object inherits: a record reads over them, and nothing may be lost without a word. */
const INHERITED = ['__proto__', 'constructor', 'prototype'];

function isMerchantTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return INHERITED.every((code) => !Object.hasOwn(value, code));
}

/** Merchants by their codes, each under its own. */
function merchantTable() {
  return v.pipe(
    v.custom<MerchantTable>(isMerchantTable, `a table of merchants, none with the code ${INHERITED.join(', ')}`),
    v.record(v.string(), merchantSettings),
  );
}

function isUnderItsCode(table: Readonly<Record<string, Pick<MerchantSettings, 'code'>>>): boolean {
  return Object.entries(table).every(([code, config]) => config.code === code);
}

/** What an environment is besides its map: who its merchants are and how its pages behave. */
export const settingsSchema = v.pipe(
  settingsFields({
    assetsBase,
    allowsOverrides: v.boolean(),
    liveReload: v.boolean(),
    /** False: another host draws the pages; each merchant has a signed release document and nothing else. */
    pages: v.exactOptional(v.boolean()),
    /** False: no page is rendered on a server, all begin with their skeleton. */
    prerender: v.exactOptional(v.boolean()),
    /** Whether players of production may be given trial versions such as 3.0.0-rc.1; other environments take them. */
    allowsTrials: v.exactOptional(v.boolean()),
    /** Whether what the environment tells everybody of what it serves names its merchants; else they are numbered. */
    namesMerchants: v.exactOptional(v.boolean()),
    /** The sections that the environment may serve; those of this product where none are named. */
    sections: v.optional(admittedSectionsSchema, PRODUCT_SECTIONS),
    /** Suites whose newest run over a set must be green before a write may give that set to somebody; none: no write asks. */
    requiredSuites: v.exactOptional(v.array(v.pipe(v.string(), v.nonEmpty()))),
    /** True: a release is served only with its provenance, signed by a publisher, from a commit without changes. */
    requiresProvenance: v.exactOptional(v.boolean()),
    /** Sections of earlier majors of the contract that a host's shim may serve, by major; none where it is missing. */
    olderContracts: v.exactOptional(olderContractsSchema),
    /** When map and settings are not written, but for ways back. */
    freezeWindows: v.exactOptional(v.array(freezeWindowSchema)),
    /** Origins that overrides may take remotes from; {@link ANY_LOCAL_PORT} stands for those of this machine. */
    overrideOrigins: v.optional(
      v.array(v.pipe(v.string(), v.check(isOverrideOrigin, 'not an exact origin such as http://localhost:4301'))),
      [],
    ),
    /** The merchants that are served. */
    merchants: merchantTable(),
    /** Merchants that are kept ready and served to nobody: not opened yet, or closed again. */
    closedMerchants: v.exactOptional(merchantTable()),
  }),
  v.check(
    ({ merchants, closedMerchants = {} }) => [merchants, closedMerchants].every(isUnderItsCode),
    'a merchant stands under another code than its own',
  ),
  v.check(
    ({ merchants, closedMerchants = {} }) =>
      Object.keys(closedMerchants).every((code) => merchants[code] === undefined),
    'closedMerchants: a merchant is served and closed at once',
  ),
);
export type EnvironmentSettings = v.InferOutput<typeof settingsSchema>;

/** The part of an environment's settings that its pages contain; the list of merchants is not in it. */
export type PageSettings = Pick<
  EnvironmentSettings,
  'assetsBase' | 'allowsOverrides' | 'liveReload' | 'overrideOrigins' | 'olderContracts'
>;

/** The same before defaults are filled in. */
export type SettingsInput = v.InferInput<typeof settingsSchema>;

type SettingsIssue = v.InferIssue<typeof settingsSchema>;

function unknownField(issues: readonly SettingsIssue[] | undefined): SettingsIssue | undefined {
  return issues?.find(({ message }) => message === UNKNOWN_FIELD);
}

const FIELDS = [...Object.keys(settingsSchema.pipe[0].entries), ...Object.keys(merchantSettings.entries)];

/** Parses settings that somebody writes; refuses with the field that is wrong, and says what to do about an unknown one. */
export function parseSettings(written: unknown): EnvironmentSettings {
  const value = withPlainMerchants(written);
  const read = v.safeParse(settingsSchema, value);
  if (read.success) return read.output;
  const unknown = unknownField(read.issues);
  if (unknown !== undefined) {
    const path = shownText(v.getDotPath(unknown) ?? '');
    const meant = meantNote(path.slice(path.lastIndexOf('.') + 1), FIELDS);
    throw new UserError(`${path} is no field of the settings: take it out${meant}`);
  }
  try {
    return parseOrExplain(settingsSchema, value, 'settings document');
  } catch (error) {
    throw new UserError(messageOf(error));
  }
}

/** Parses settings that are stored: fields that only a newer version of these tools knows are read over. */
export function parseStoredSettings(stored: unknown): EnvironmentSettings {
  const value = withPlainMerchants(stored);
  let read = v.safeParse(settingsSchema, value);
  if (read.success) return read.output;
  const known = structuredClone(value);
  read = v.safeParse(settingsSchema, known);
  for (let unknown = unknownField(read.issues); unknown !== undefined; unknown = unknownField(read.issues)) {
    const { input, key } = unknown.path?.at(-1) ?? {};
    if (!Reflect.deleteProperty(input as object, key as PropertyKey)) break;
    read = v.safeParse(settingsSchema, known);
  }
  return parseSettings(known);
}

/** The same for a write that takes them over: refuses where it would drop such fields. */
export function parseSettingsToWrite(stored: unknown): EnvironmentSettings {
  const settings = parseStoredSettings(stored);
  assertReadWhole(stored, settings, 'the settings');
  return settings;
}

/** A state of an environment's settings as it was written; whoever uses what it says parses it by today's rules. */
export interface SettingsState extends Revision {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What a state says beside the settings. Those of before there was a history name neither author nor reason. */
export const recordSchema = v.object({
  environment: v.exactOptional(v.string()),
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  writtenAt: v.optional(v.pipe(v.string(), v.isoTimestamp()), '1970-01-01T00:00:00.000Z'),
  author: v.optional(v.string(), ''),
  reason: v.optional(v.string(), ''),
  parent: v.exactOptional(v.string()),
});

const RECORD_FIELDS = new Set([...Object.keys(recordSchema.entries), 'signatures']);

/** The settings of a stored document: those from before sections were named admit the sections of the product. */
function settingsOf(document: object): SettingsState['settings'] {
  const fields = Object.fromEntries(Object.entries(document).filter(([field]) => !RECORD_FIELDS.has(field)));
  return Object.hasOwn(fields, 'sections') ? fields : { ...fields, sections: PRODUCT_SECTIONS };
}

/** Settings as a document with revisions. */
export const SETTINGS_DOCUMENT: RevisedDocument<SettingsState> = {
  part: 'settings',
  noun: 'the settings',
  keyOf: settingsKey,
  parse: (value, environment) => ({
    ...parseOrExplain(recordSchema, value, 'settings document'),
    environment,
    settings: settingsOf(value as object),
  }),
  contentOf: ({ settings, ...record }) => ({ ...record, ...settings }),
  empty: (environment) => ({
    environment,
    revision: 0,
    writtenAt: new Date(0).toISOString(),
    author: '',
    reason: '',
    settings: {},
  }),
};

/** Settings as they are in the store. */
export interface StoredSettings {
  readonly settings: EnvironmentSettings;
  readonly etag: string;
  /** Who wrote them, when and why. */
  readonly record: Revision;
}

/**
 * The settings of an environment, believed: signed by a trusted key and not older than some this machine has
 * seen; else a {@link UserError}. Null when it has none yet.
 */
export async function readSettings(store: Store, environment: string): Promise<StoredSettings | null> {
  const { state, etag } = await readPresent(store, environment, SETTINGS_DOCUMENT);
  if (etag === null) return null;
  const { settings, ...record } = state;
  return { settings: parseStoredSettings(settings), etag, record };
}

/** The same, where an environment has to have settings; refuses without, and says how it gets some. */
export async function requireSettings(store: Store, environment: string): Promise<StoredSettings> {
  const present = await readSettings(store, environment);
  if (present === null) throw new UserError(`${environment} has no settings yet: mfe settings apply <file.json>`);
  return present;
}
