import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-table';
import { FILE_LANGUAGES } from 'shared-contracts/language';
import type { FilesNeeded, ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { callText } from 'shared-contracts/remote/capabilities';
import { HOST_NAME, type PackageName } from 'shared-contracts/remote/remote-names';
import { integrityOf } from 'release-cli/store/digest';
import { codeText } from './code-text';

const SCREENS = 7;
const WIDGETS = 4;
const CALLS = 8;
const TITLE_LENGTH = 14;
/** Of a host's page, in bytes; about what the product's host has. */
const PAGE_PARTS = {
  look: ['look', 'js', 2_000],
  gate: ['gate', 'js', 1_000],
  starter: ['starter', 'js', 30_000],
  styles: ['critical', 'css', 16_000],
  skeleton: ['skeleton', 'html', 3_000],
  worker: ['worker', 'js', 8_000],
  browsers: ['browsers', 'html', 4_000],
} as const;

/** Text of a length, of the kind that the ending says. */
function textOf(ending: string, title: string, length: number): string {
  const line = ending === 'css' ? `.a{color:inherit}` : ending === 'html' ? `<p>{merchant}</p>` : `void 0;`;
  const head = ending === 'html' ? `<!--${title}-->` : `/*${title}*/`;
  return head + `${line}\n`.repeat(Math.ceil(length / line.length));
}

/** The files of one made-up build, named by their contents as a build names them. */
class BuildFiles {
  readonly texts = new Map<string, string>();

  constructor(private readonly title: string) {}

  add(base: string, ending: string, length = 100): string {
    const text = textOf(ending, `${this.title} ${base}`, length);
    const name = `${base}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${ending}`;
    this.texts.set(name, text);
    return name;
  }

  needed(base: string, ending?: 'css'): FilesNeeded {
    const styles = ending === undefined ? [] : [this.add(base, ending)];
    return { scripts: [this.add(base, 'mjs')], styles, shared: [] };
  }
}

function pageOf(files: BuildFiles): NonNullable<ReleaseDescriptor['page']> {
  const parts = Object.entries(PAGE_PARTS).map(([part, [base, ending, length]]) => [
    part,
    files.add(base, ending, length),
  ]);
  return Object.fromEntries(parts) as NonNullable<ReleaseDescriptor['page']>;
}

/** Letters only: of as many kinds as words of a language have. */
function wordsOf(seed: string): string {
  return codeText(seed, TITLE_LENGTH).replaceAll(/[^a-z]/g, ' ');
}

function titlesOf(screen: string): NonNullable<ReleaseDescriptor['contributions']['routes'][number]['title']> {
  const titles = FILE_LANGUAGES.map((code) => [code, wordsOf(`${screen} ${code}`)] as const);
  return Object.fromEntries(titles) as ReturnType<typeof titlesOf>;
}

/** Real calls, others for each section: publish refuses what the contract does not have. */
function callsOf(name: string): readonly string[] {
  const all = Object.values(ENDPOINTS).map(callText);
  const first = Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 6), 16) % all.length;
  return [...all.slice(first), ...all].slice(0, CALLS).sort();
}

/** A made-up build of a package in memory: 25 files for a section, as the product's have. */
export function madeBuild(name: PackageName, version: string): { descriptor: ReleaseDescriptor; files: BuildFiles } {
  const files = new BuildFiles(`${name} ${version}`);
  const isHost = name === HOST_NAME;
  const parts = (base: string, count: number, ending?: 'css'): Record<string, FilesNeeded> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${base}-${index}`, files.needed(`${base}-${index}`, ending)]),
    );
  const screens = parts('screen', SCREENS, 'css');
  const routes = Object.keys(screens).map((screen) => ({
    path: `/m/${name}/${screen}`,
    screen,
    title: titlesOf(`${name} ${screen}`),
  }));
  const descriptor: ReleaseDescriptor = {
    schema: 1,
    name,
    version,
    commit: 'c0ffee',
    builtAt: '2026-01-01T00:00:00Z',
    contract: { version: '1.0.0', range: '^1.0.0' },
    events: { 'session.changed': 1, 'wallet.balanceChanged': 1 },
    provides: isHost ? { react: '19.3.1' } : {},
    requires: isHost ? {} : { react: '^19.0.0' },
    entry: files.add('entry', 'mjs'),
    start: files.needed('start', 'css'),
    screens,
    widgets: isHost ? {} : parts('widget', WIDGETS),
    locales: Object.fromEntries(
      FILE_LANGUAGES.map((code) => [code, files.needed(code)]),
    ) as ReleaseDescriptor['locales'],
    sharedChunks: {},
    contributions: { routes: isHost ? [] : routes, slots: [], intents: [] },
    ...(isHost ? { page: pageOf(files) } : { capabilities: { calls: [...callsOf(name)] } }),
    inlineStyles: [],
    files: [],
  };
  const listed = [...files.texts].map(([file, text]) => {
    const bytes = Buffer.from(text);
    return { name: file, bytes: bytes.length, gzip: Math.min(bytes.length, 100), integrity: integrityOf(bytes) };
  });
  return { descriptor: { ...descriptor, files: listed }, files };
}

/** Writes a made-up build of a package as a build would, into an empty folder. */
export async function writeMadeBuild(folder: string, name: PackageName, version: string): Promise<void> {
  const { descriptor, files } = madeBuild(name, version);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of files.texts) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor));
}
