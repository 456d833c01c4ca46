import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { className } from '../options/class-names';
import { ECMASCRIPT } from '../workspace/browsers';
import { filePlace } from '../workspace/file-package';
import { PRESET, readPackage, SOURCE_CONDITION } from '../workspace/package-info';
import { HELPERS_CHUNK, needsHelpers } from './chunk-factory';
import { chunkNames } from './chunk-names';
import { pureCalls } from './pure-calls-plugin';
import { providedByHost } from './provided-plugin';

/** The exposed module of every section. */
export const EXPOSED = 'src/remote.ts';

/** Ending of the names that chunks have for each other. */
const ENDING = '.mjs';

/** A chunk as Rolldown cuts it: every module is in exactly one. */
export interface SectionChunk {
  /** What other chunks call it. */
  readonly id: string;
  /** The name that the sources give to what they load later; undefined for what others import. */
  readonly name: string | undefined;
  /** As CommonJS, not minified. */
  readonly code: string;
  readonly map: Pick<
    Rolldown.SourceMap,
    'version' | 'file' | 'mappings' | 'names' | 'sources' | 'sourcesContent'
  > | null;
  /** Chunks that it needs at once, and chunks that it loads later. */
  readonly imports: readonly string[];
  readonly later: readonly string[];
  readonly styles: string;
  /** Its modules that are files, with their code as it is in the chunk, or what a file of data has. */
  readonly modules: readonly { readonly file: string; readonly code: string; readonly data: unknown }[];
}

function idOf(file: string): string {
  return `./${file.slice(0, -ENDING.length)}`;
}

/** A map whose sources are named by their packages; those that no file is, by what Vite calls them. */
function placedMap(map: Rolldown.SourceMap | null, output: string): SectionChunk['map'] {
  if (map === null) return null;
  const places = map.sources.map((source) => {
    const file = path.resolve(output, source);
    return existsSync(file) ? filePlace(file) : path.basename(source);
  });
  return { ...map, sources: places };
}

function builtModule(file: string, code: string): SectionChunk['modules'][number] {
  return { file, code, data: file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** What builds of a section for browsers and for servers have in common. */
export function viteConfig(folder: string): InlineConfig {
  const packageName = readPackage(folder).name;
  return {
    configFile: false,
    envDir: false,
    root: folder,
    base: './',
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    // Settings of the section's folder are for its types, and may extend what a copy of it has not.
    tsconfig: path.join(PRESET, 'tsconfig.json'),
    // Not by NODE_ENV of who builds: a test run has another one.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: [SOURCE_CONDITION, 'module', 'browser', 'production'],
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    css: {
      postcss: { plugins: [] },
      modules: {
        generateScopedName: (local, file) => {
          const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
          return className({ packageName, file: filePlace(file), text, local });
        },
      },
    },
    plugins: [providedByHost(folder), pureCalls()],
  };
}

/** The output of one build by Vite; nothing is written. */
export async function outputOf(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build(config);
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Vite gave no result');
  return first.output;
}

/** Compiles a section for browsers. */
export async function sectionChunks(folder: string): Promise<readonly SectionChunk[]> {
  const names = chunkNames();
  const common = viteConfig(folder);
  const output = await outputOf({
    ...common,
    plugins: [...(common.plugins ?? []), names.plugin],
    build: {
      write: false,
      outDir: folder,
      emptyOutDir: false,
      // Without Vite's own loader of styles: the container loads them, with their hashes.
      lib: { entry: { remote: path.join(folder, EXPOSED) }, formats: ['cjs'] },
      target: `es${ECMASCRIPT}`,
      minify: false,
      cssMinify: false,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: `[name]${ENDING}`,
          chunkFileNames: `[name]${ENDING}`,
          assetFileNames: '[name].[hash:12][extname]',
        },
      },
    },
  });
  const styles = new Map(output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source]] : [])));
  const chunks = output.filter((file) => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const idsIn = (files: readonly string[]): string[] => files.filter((file) => own.has(file)).map(idOf);
  return chunks.map((chunk) => ({
    id: idOf(chunk.fileName),
    name: chunk.isEntry ? 'remote' : chunk.isDynamicEntry ? (names.of(chunk.facadeModuleId) ?? chunk.name) : undefined,
    code: chunk.code,
    map: placedMap(chunk.map, folder),
    imports: idsIn(chunk.imports).filter((id) => id !== HELPERS_CHUNK || needsHelpers(chunk.code)),
    later: idsIn(chunk.dynamicImports),
    styles: [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => String(styles.get(file) ?? '')).join('\n'),
    modules: Object.entries(chunk.modules).flatMap(([id, { code, renderedLength }]) =>
      renderedLength > 0 && path.isAbsolute(id) ? [builtModule(id.split('?')[0] ?? id, code ?? '')] : [],
    ),
  }));
}
