import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Bundler } from '../bundlers/bundler';
import { WEBPACK } from '../bundlers/webpack-bundler';
import { ECMASCRIPT } from '../workspace/browsers';
import { sectionNames, SHARED_MODULES } from '../workspace/shared-modules';
import { commonConfig, type BuildMode } from './common-config';

/** Name of the module that renders a package's pages on a server; browsers never request it. */
export const SERVER_ENTRY = 'server';

/** Ending of that module's file: no rule for the scripts of a page knows it. */
export const SERVER_ENDING = '.esm';

/** Where a host states that it renders pages, and how. */
const RENDERER = 'src/server/render-page.tsx';

/** One ES module of the same sources with everything in it, in the classes that the browser's build gives. */
function serverConfig(folder: string, mode: BuildMode, entry: string, bundler: Bundler = WEBPACK): Configuration {
  const { plugins: _plugins, ...config } = commonConfig(folder, { mode, place: 'server', bundler });
  return {
    ...config,
    name: SERVER_ENTRY,
    entry: { [SERVER_ENTRY]: entry },
    devtool: false,
    output: {
      ...config.output,
      filename: `[name].[contenthash:12]${SERVER_ENDING}`,
      library: { type: 'module' },
      uniqueName: `${config.name}-server`,
      // Nothing but the module itself is ever loaded.
      publicPath: '',
      environment: { document: false },
    },
    target: ['web', `es${ECMASCRIPT}`],
    // A list of shared modules wants them whole and by their names; nobody waits for the bytes.
    optimization: { ...config.optimization, minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [...bundler.names(), bundler.oneFile()],
  };
}

/** The module that a host's server build starts from: what renders, and every shared module by its key. */
function hostEntry(): string {
  const imports = SHARED_MODULES.map(({ key }, index) => `import * as m${index} from ${JSON.stringify(key)};`);
  const table = SHARED_MODULES.map(({ key }, index) => `${JSON.stringify(key)}: m${index}`);
  const source = [
    `export { renderPage } from ${JSON.stringify(`./${RENDERER}`)};`,
    ...imports,
    `export const shared = { ${table.join(', ')} };`,
  ].join('\n');
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** The host's server build; none where it renders no pages, and none for developing, where every page is about to change. */
export function hostServer(folder: string, mode: BuildMode, further: Configuration): Configuration[] {
  if (mode === 'development' || !existsSync(path.join(folder, RENDERER))) return [];
  const config = serverConfig(folder, mode, hostEntry());
  return [
    {
      ...config,
      resolve: { ...config.resolve, ...further.resolve },
      plugins: [...(config.plugins ?? []), ...(further.plugins ?? [])],
    },
  ];
}

/** A section's server build: its exposed module, with every shared module left to the host. */
export function sectionServer(folder: string, mode: BuildMode, bundler: Bundler): Configuration[] {
  if (mode === 'development') return [];
  return [
    {
      ...serverConfig(folder, mode, './src/remote.ts', bundler),
      externalsType: 'module',
      externals: Object.fromEntries(sectionNames().map(([name, { key }]) => [name, key])),
    },
  ];
}
