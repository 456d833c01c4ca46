import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { parseMerchantConfig, type MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { PRODUCT_SECTIONS } from '../settings/admitted-sections';
import { integrityOf, sha256Hex } from '../store/digest';
import type { EnvironmentSettings } from '../settings/settings';
import { scratchFolder } from './scratch-folder';

/** What a made-up build may differ in. */
export interface FixtureOptions {
  /** Goes into the screen's script: other text, other file. */
  readonly text?: string;
  readonly contract?: ReleaseDescriptor['contract'];
  readonly requires?: Readonly<Record<string, string>>;
  readonly provides?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, number>>;
  readonly routes?: ReleaseDescriptor['contributions']['routes'];
  /** Slots that it fills, with the widget of each. */
  readonly slots?: ReleaseDescriptor['contributions']['slots'];
  readonly inlineStyles?: readonly string[];
  /** `null` for a release from before capabilities were stated. */
  readonly capabilities?: ReleaseDescriptor['capabilities'] | null;
  /** A section's own; releases from before budgets were stated have none. */
  readonly budget?: NonNullable<ReleaseDescriptor['budget']>;
  /** Texts of the host's page parts. */
  readonly page?: {
    readonly look?: string;
    readonly starter?: string;
    readonly styles?: string;
    readonly skeleton?: string;
    readonly worker?: string;
    readonly gate?: string;
    readonly browsers?: string;
  };
  /** Texts of a host's shims, by the contract that each provides; none translates an event. */
  readonly shims?: Readonly<Record<string, string>>;
  /** The text of its module for servers; none without it. */
  readonly server?: string;
  /** Further files by a name without hash: `big.mjs`. */
  readonly extraFiles?: Readonly<Record<string, string>>;
}

/** A made-up build in memory. */
export interface Fixture {
  readonly descriptor: ReleaseDescriptor;
  readonly files: ReadonlyMap<string, string>;
}

const NOTHING: FilesNeeded = { scripts: [], styles: [], shared: [] };

function hashedName(base: string, ending: string, text: string): string {
  return `${base}.${sha256Hex(text).slice(0, 12)}.${ending}`;
}

class FileSet {
  readonly files = new Map<string, string>();

  add(base: string, ending: string, text: string): string {
    const name = hashedName(base, ending, text);
    this.files.set(name, text);
    return name;
  }
}

function pageParts(set: FileSet, page: FixtureOptions['page'] = {}): NonNullable<ReleaseDescriptor['page']> {
  return {
    ...(page.look === undefined ? {} : { look: set.add('look', 'js', page.look) }),
    starter: set.add('starter', 'js', page.starter ?? 'document.documentElement.dataset.started = "";'),
    styles: set.add('critical', 'css', page.styles ?? 'body{margin:0}'),
    skeleton: set.add('skeleton', 'html', page.skeleton ?? '<div id="root"></div>'),
    ...(page.worker === undefined ? {} : { worker: set.add('worker', 'js', page.worker) }),
    ...(page.gate === undefined ? {} : { gate: set.add('gate', 'js', page.gate) }),
    ...(page.browsers === undefined ? {} : { browsers: set.add('browsers', 'html', page.browsers) }),
  };
}

/** Makes a small sound build of a package. */
export function fixture(name: PackageName, version: string, options: FixtureOptions = {}): Fixture {
  const set = new FileSet();
  const isHost = name === 'host-shell';
  const shared = set.add('helpers', 'mjs', `export const owner = '${name}';`);
  const screen = set.add('screen', 'mjs', `export const text = '${options.text ?? version}';`);
  const style = set.add('screen', 'css', `.${name}-screen{color:inherit}`);
  const entry = set.add('entry', 'mjs', `import './${shared}'; import('./${screen}');`);
  for (const [file, text] of Object.entries(options.extraFiles ?? {})) {
    const [base = file, ending = 'txt'] = file.split('.');
    set.add(base, ending, text);
  }
  const server = options.server === undefined ? null : set.add('server', 'esm', options.server);
  const shims = Object.entries(options.shims ?? {}).map(
    ([contract, text]) => [contract, { script: set.add('shim', 'mjs', text), events: {}, intents: {} }] as const,
  );
  const page = isHost ? { page: pageParts(set, options.page) } : {};
  const descriptor: ReleaseDescriptor = {
    schema: 1,
    name,
    version,
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00.000Z',
    contract: options.contract ?? { version: '1.0.0', range: '^1.0.0' },
    events: { ...options.events },
    provides: { ...(options.provides ?? (isHost ? { react: '19.3.1' } : {})) },
    requires: { ...(options.requires ?? (isHost ? {} : { react: '^19.0.0' })) },
    entry,
    start: { scripts: [shared], styles: [], shared: [] },
    screens: { main: { scripts: [screen], styles: [style], shared: [] } },
    widgets: Object.fromEntries((options.slots ?? []).map(({ widget }) => [widget, NOTHING])),
    locales: Object.fromEntries(FILE_LANGUAGES.map((code) => [code, NOTHING])) as ReleaseDescriptor['locales'],
    sharedChunks: {},
    contributions: {
      routes: options.routes ?? (isHost ? [] : [{ path: `/m/${name}`, screen: 'main' }]),
      slots: options.slots ?? [],
      intents: [],
    },
    ...(isHost || options.capabilities === null ? {} : { capabilities: options.capabilities ?? {} }),
    ...(options.budget && { budget: options.budget }),
    ...(shims.length === 0 ? {} : { shims: Object.fromEntries(shims) }),
    ...page,
    ...(server === null ? {} : { server: { file: server, integrity: integrityOf(Buffer.from(options.server ?? '')) } }),
    inlineStyles: [...(options.inlineStyles ?? [])],
    files: [...set.files].map(([file, text]) => {
      const bytes = Buffer.from(text);
      return {
        name: file,
        bytes: bytes.length,
        gzip: gzipSync(bytes, { level: 9 }).length,
        integrity: integrityOf(bytes),
      };
    }),
  };
  return { descriptor, files: set.files };
}

/** Writes a made-up build as the build would; gives the folder. */
export async function writeFixture(made: Fixture): Promise<string> {
  const folder = join(await scratchFolder(), 'dist');
  await mkdir(folder, { recursive: true });
  for (const [file, text] of made.files) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'release.json'), JSON.stringify(made.descriptor));
  return folder;
}

/** A merchant's configuration as in `merchants/*.json`. */
export function merchantFixture(code: string, changes: Partial<MerchantConfig> = {}): MerchantConfig {
  return parseMerchantConfig({
    code,
    trialMerchantCode: `${code}-trial`,
    name: `${code.charAt(0).toUpperCase()}${code.slice(1)}`,
    brand: { hue: 275, chroma: 0.17, accentHue: 85 },
    languages: { supported: ['EN', 'CN'], default: 'EN' },
    imageFallback: '',
    apiOrigin: '',
    ...changes,
  });
}

/** Settings with these merchants. */
export function settingsFixture(
  codes: readonly string[],
  changes: Partial<EnvironmentSettings> = {},
): EnvironmentSettings {
  return {
    assetsBase: '/r/',
    allowsOverrides: false,
    liveReload: false,
    overrideOrigins: [],
    sections: PRODUCT_SECTIONS,
    merchants: Object.fromEntries(codes.map((code) => [code, merchantFixture(code)])),
    ...changes,
  };
}
