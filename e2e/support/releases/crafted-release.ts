import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseDescriptor, type ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName, RemoteName } from 'shared-contracts/remote/remote-names';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { VARIANTS } from '../places';
import type { Site } from '../site';

/** What a release made by hand differs in from the one it is made of. */
export interface Craft {
  readonly section: PackageName;
  readonly version: string;
  /** Script of the entry: the container's `init` and `get`. The other files stay. */
  readonly entry?: string;
  /** Text of a chunk beside the entry, named by {@link chunkName}. */
  readonly chunk?: string;
  readonly change?: (release: ReleaseDescriptor) => ReleaseDescriptor;
}

/** An entry that fails as soon as it is read. */
export const THROWING_ENTRY = `throw new Error('made to fail');\n`;

/** A container without a remote in it. */
export const EMPTY_ENTRY = `export const init = () => undefined;\nexport const get = async () => () => ({});\n`;

/** What a container made by hand does besides: script that runs inside the screen, or once with the context. */
interface Saying {
  readonly inScreen?: string;
  readonly start?: string;
  /** The screen comes in a chunk with this text, which exports it as `screen`. */
  readonly chunk?: string;
  /** The contract that it says it was built with; today's unless told. */
  readonly contract?: string;
}

/** A component that draws a paragraph: an element as the renderer makes them, for there is no renderer to call here. */
export function sayingScreen(text: string, before = ''): string {
  const element = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, ref: null, props: { children: ${JSON.stringify(text)} } }`;
  return `() => { ${before} return ${element}; }`;
}

/** A container whose every screen says a text. */
export function sayingEntry(
  section: RemoteName,
  screens: readonly string[],
  text: string,
  { inScreen = '', start = '', chunk, contract = CONTRACT_VERSION }: Saying = {},
): string {
  const opened = chunk === undefined ? 'screen' : `(await import('./${chunkName(chunk)}')).screen`;
  const listed = screens.map((name) => `${JSON.stringify(name)}: async () => ${opened}`).join(', ');
  return [
    'export const init = () => undefined;',
    `const screen = ${sayingScreen(text, inScreen)};`,
    'const empty = async () => ({});',
    `const remote = { name: '${section}', contract: '${contract}', screens: { ${listed} }, widgets: {},`,
    `  locales: { CN: empty, EN: empty, ID: empty, TY: empty }, start: (context) => { ${start} } };`,
    'export const get = async () => () => ({ remote });',
    '',
  ].join('\n');
}

/** The version of a section that everybody gets who is in no special group. */
export function currentVersion(site: Site, section: PackageName): string {
  const map = JSON.parse(readFileSync(path.join(site.home, 'store/maps/production/map.json'), 'utf8')) as {
    defaults: Record<string, string>;
  };
  return map.defaults[section] ?? '';
}

/** The release of a section that everybody gets who is in no special group. */
export function currentRelease(site: Site, section: PackageName): ReleaseDescriptor {
  const file = path.join(site.home, 'store/descriptors', section, `${currentVersion(site, section)}.json`);
  return parseDescriptor(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Makes a release from the one a section serves now, without a build: another entry, another descriptor, every
 * hash right. Returns a folder that `mfe publish --dist` takes.
 */
export function craftRelease(site: Site, craft: Craft): string {
  const release = currentRelease(site, craft.section);
  const folder = path.join(VARIANTS, `${craft.section}-${craft.version}-crafted`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const store = path.join(site.home, 'store/r', craft.section);
  for (const file of release.files) cpSync(path.join(store, file.name), path.join(folder, file.name));
  const withEntry = craft.entry === undefined ? release : replaceEntry(folder, release, craft.entry);
  const chunks = craft.chunk === undefined ? [] : [addFile(folder, chunkName(craft.chunk), craft.chunk)];
  const crafted = { ...withEntry, version: craft.version, files: [...withEntry.files, ...chunks] };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(craft.change?.(crafted) ?? crafted));
  return folder;
}

function hashed(stem: string, text: string): string {
  return `${stem}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.mjs`;
}

/** The name of a chunk by what it says. */
export function chunkName(text: string): string {
  return hashed('chunk', text);
}

function addFile(folder: string, name: string, text: string): ReleaseDescriptor['files'][number] {
  const bytes = Buffer.from(text);
  writeFileSync(path.join(folder, name), bytes);
  return {
    name,
    bytes: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
  };
}

function replaceEntry(folder: string, release: ReleaseDescriptor, text: string): ReleaseDescriptor {
  const file = addFile(folder, hashed('entry', text), text);
  return {
    ...release,
    entry: file.name,
    start: { ...release.start, scripts: release.start.scripts.map((one) => (one === release.entry ? file.name : one)) },
    files: [...release.files.filter((one) => one.name !== release.entry), file],
  };
}
