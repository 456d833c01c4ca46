import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Bundler } from '../bundlers/bundler';
import { WEBPACK } from '../bundlers/webpack-bundler';
import { classNames } from './class-names';
import { BROWSERS, ECMASCRIPT } from '../workspace/browsers';
import { CompileHintPlugin } from '../plugins/compile-hint-plugin';
import { readPackage, SOURCE_CONDITION } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';

export type BuildMode = 'production' | 'development';

const require = createRequire(import.meta.url);

/**
 * Whom a build is for: browsers get styles as files, a server only the names of classes, and the page of who develops
 * modules that can be exchanged.
 */
export type BuildPlace = 'browser' | 'server' | 'developed page';

/** A style file without classes of its own, as a server reads it. */
const NO_STYLES = { mode: 'global', exportOnlyLocals: true };

/** A loader of this preset: a source in the workspace, compiled where the preset is installed. */
function loaderFile(name: string): string {
  return path.join(import.meta.dirname, '../plugins', `${name}${path.extname(import.meta.filename)}`);
}

/** How the compiler treats components: with calls for React's refresh where they are exchanged, which needs its development form. */
function componentOptions(place: BuildPlace): object {
  const isDeveloped = place === 'developed page';
  return { runtime: 'automatic', development: isDeveloped, refresh: isDeveloped };
}

/** What a configuration is made for. */
export interface BuildTarget {
  readonly mode: BuildMode;
  readonly place?: BuildPlace;
  readonly bundler?: Bundler;
}

function moduleRules(packageName: string, { mode, place, bundler }: Required<BuildTarget>): RuleSetRule[] {
  const cssModules = {
    exportOnlyLocals: place === 'server',
    ...classNames(packageName, mode === 'development'),
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const extract = place === 'server' ? [] : [plainPath(bundler.styleLoader)];
  // Nobody reads a map of styles, and production writes none.
  const sourceMap = mode === 'development';
  const requests = plainPath(loaderFile('plain-requests-loader'));
  return [
    {
      test: /\.tsx?$/,
      use: [
        plainPath(loaderFile('pure-calls-loader')),
        {
          loader: plainPath(require.resolve('swc-loader')),
          options: {
            // Settings that happen to lie above the folder of the build are nobody's.
            swcrc: false,
            configFile: false,
            env: { targets: BROWSERS },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: componentOptions(place) },
            },
          },
        },
      ],
      // The folder's own package.json says "module", which would demand file endings in imports.
      resolve: { fullySpecified: false },
      type: 'javascript/auto',
    },
    {
      test: /[\\/]node_modules[\\/]react-router[\\/].+\.m?js$/,
      loader: plainPath(loaderFile('pure-library-loader')),
    },
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        requests,
        { loader: plainPath(require.resolve('css-loader')), options: { modules: cssModules, sourceMap } },
      ],
      sideEffects: true,
    },
    {
      test: /(?<!\.module)\.css$/,
      use: [
        ...extract,
        requests,
        // On a server such a file is nothing: its text would come with imports that are named by where the loader lies.
        {
          loader: plainPath(require.resolve('css-loader')),
          options: place === 'server' ? { modules: NO_STYLES } : { sourceMap },
        },
      ],
      sideEffects: true,
    },
  ];
}

/**
 * What host and remotes have in common. Names carry the hash of the content and nothing else (no version, no
 * folder of the machine), so that versions of a package share every file that did not change.
 */
export function commonConfig(
  folder: string,
  { mode, place = 'browser', bundler = WEBPACK }: BuildTarget,
): Configuration {
  const { name } = readPackage(folder);
  const context = plainPath(folder);
  const isDevelopment = mode === 'development';
  return {
    name,
    mode,
    context,
    target: ['web', `es${ECMASCRIPT}`],
    devtool: isDevelopment ? 'source-map' : false,
    output: {
      path: path.join(context, 'dist'),
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
      uniqueName: name,
      hashFunction: 'xxhash64',
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:12].mjs',
      chunkFilename: '[name].[contenthash:12].mjs',
    },
    experiments: { outputModule: true },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // The kit and the contract of a section's own repository are compiled from the same sources as here.
      conditionNames: [SOURCE_CONDITION, '...'],
    },
    module: {
      rules: moduleRules(name, { mode, place, bundler }),
      // What libraries read of it is left to the browser: the bundler would write the folders of the machine into the files.
      parser: { javascript: { importMeta: false } },
    },
    optimization: {
      // An update from a build that failed would bring its fault into pages, and no later one could pass it.
      ...(place === 'developed page' ? { emitOnErrors: false } : {}),
      nodeEnv: 'production',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Half of the time of a small change would go into hashes of files that nobody keeps.
      realContentHash: place !== 'developed page',
      minimize: !isDevelopment,
      minimizer: [...bundler.minimizers()],
    },
    performance: { hints: false },
    plugins: [
      ...bundler.names(),
      // The page of who develops has the hashes of the build that it began with, and styles of later ones come into it.
      ...bundler.styles('[name].[contenthash:12].css', place !== 'developed page'),
      ...(isDevelopment ? [] : [new CompileHintPlugin(), ...bundler.maps()]),
    ],
    ...(isDevelopment ? { cache: { type: 'memory' as const } } : { cache: false }),
  };
}
