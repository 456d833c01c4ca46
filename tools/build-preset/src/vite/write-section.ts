import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { transformWithOxc } from 'vite';
import webpack from 'webpack';
import { integrityLines } from '../plugins/style-integrity-plugin';
import { STYLE_TARGETS } from '../workspace/browsers';
import { filePlace } from '../workspace/file-package';
import { chunkFactory } from './chunk-factory';
import type { Pack, Packing } from './pack-files';
import type { SectionChunk } from './section-chunks';
import { writeHashed, writeScript } from './written-files';

/** A pack whose files are written. */
export interface WrittenPack {
  readonly pack: Pack<SectionChunk>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Keys of the shared modules that it takes. */
  readonly shared: readonly string[];
}

/** What is written, and what its container has to know. */
export interface SectionPlan {
  readonly output: string;
  readonly packing: Packing<SectionChunk>;
  /** The shared modules that chunks take, by their ids. */
  readonly sharedOf: (chunk: SectionChunk) => readonly string[];
  /** The versions of shared modules that the section is built with, by key. */
  readonly versions: Readonly<Record<string, string>>;
}

const { ConcatSource, OriginalSource } = webpack.sources;

/** Chunks as an object of functions. */
function factories(chunks: readonly SectionChunk[]): webpack.sources.Source {
  const lines = chunks.flatMap((chunk) => [`${JSON.stringify(chunk.id)}: `, chunkFactory(chunk), ',\n']);
  return new ConcatSource('{\n', ...lines, '}');
}

/** Writes a file of chunks that is loaded later. */
function writeChunks(output: string, name: string, chunks: readonly SectionChunk[]): Promise<string> {
  return writeScript(output, name, new ConcatSource('export default ', factories(chunks), ';\n'));
}

/** Writes the styles of a pack as one file; none where it has none. */
function writeStyles(output: string, { name, chunks }: Pack<SectionChunk>): readonly string[] {
  const code = Buffer.from(chunks.map(({ styles }) => styles).join('\n'));
  const styles = transform({ filename: `${name}.css`, code, minify: true, targets: STYLE_TARGETS }).code;
  return styles.length === 0 ? [] : [writeHashed(output, name, '.css', styles)];
}

/** The container's own code: a source in the workspace, compiled where the preset is installed. */
async function containerCode(): Promise<webpack.sources.Source> {
  const file = path.join(import.meta.dirname, `section-container${path.extname(import.meta.filename)}`);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  return new OriginalSource(code.replace('export function', 'function'), filePlace(file));
}

/** Writes the file that hosts open; gives its name. */
async function writeEntry(
  { output, versions }: SectionPlan,
  exposed: WrittenPack,
  later: readonly WrittenPack[],
): Promise<string> {
  const files = [...new Set(later.flatMap(({ scripts }) => scripts))];
  const numberOf = (script: string): string => String(files.indexOf(script));
  const parts = [exposed, ...later].map(({ pack, scripts, styles, shared }) => [
    pack.id,
    [scripts.map(numberOf), styles[0] ?? '', shared],
  ]);
  const taken = new Set([exposed, ...later].flatMap(({ shared }) => shared));
  const known = Object.entries(versions).filter(([key]) => taken.has(key));
  const imports = files.map((file) => `${numberOf(file)}: () => import("./${file}")`);
  const source = new ConcatSource(
    await containerCode(),
    '\nconst { get, init } = sectionContainer({\nchunks: ',
    factories(exposed.pack.own),
    `,\nparts: ${JSON.stringify(Object.fromEntries(parts))},`,
    `\nfiles: { ${imports.join(', ')} },`,
    `\nversions: ${JSON.stringify(Object.fromEntries(known))},`,
    `\nhold: (link) => { ${integrityLines('link')} },`,
    `\nexposed: ${JSON.stringify(exposed.pack.id)},\nbase: import.meta.url,\n});\nexport { get, init };\n`,
  );
  return writeScript(output, 'entry', source);
}

/** Writes all files of a section; the exposed module's pack is the first. */
export async function writeSection(plan: SectionPlan): Promise<readonly WrittenPack[]> {
  const { output, packing, sharedOf } = plan;
  const common = await Promise.all(packing.common.map((chunks) => writeChunks(output, 'common', chunks)));
  const written = await Promise.all(
    packing.packs.map(async (pack, place): Promise<WrittenPack> => {
      const between = pack.common.map((at) => common[at] ?? '');
      const own = place === 0 ? [] : [await writeChunks(output, pack.name, pack.own)];
      const shared = [...new Set(pack.chunks.flatMap(sharedOf))].sort();
      return { pack, scripts: [...between, ...own], styles: writeStyles(output, pack), shared };
    }),
  );
  const [exposed, ...later] = written;
  if (exposed === undefined) throw new Error('The section exposes no ./remote');
  const entry = await writeEntry(plan, exposed, later);
  return [{ ...exposed, scripts: [entry] }, ...later];
}
