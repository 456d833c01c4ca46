import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { classNames } from './class-names';
import { BROWSERS, ECMASCRIPT, STYLE_TARGETS } from '../workspace/browsers';
import { CompileHintPlugin } from '../plugins/compile-hint-plugin';
import { readPackage, SOURCE_CONDITION } from '../workspace/package-info';
import { plainPath } from '../workspace/plain-paths';
import { PlainPathsPlugin } from '../plugins/plain-paths-plugin';
import { PrivateMapsPlugin } from '../plugins/private-maps-plugin';
import { StableNamesPlugin } from '../plugins/stable-names-plugin';
import { StyleIntegrityPlugin } from '../plugins/style-integrity-plugin';

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

function moduleRules(packageName: string, mode: BuildMode, place: BuildPlace): RuleSetRule[] {
  const cssModules = {
    exportOnlyLocals: place === 'server',
    ...classNames(packageName, mode === 'development'),
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const extract = place === 'server' ? [] : [plainPath(MiniCssExtractPlugin.loader)];
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
export function commonConfig(folder: string, mode: BuildMode, place: BuildPlace = 'browser'): Configuration {
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
      rules: moduleRules(name, mode, place),
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
      minimizer: [
        // Both are native and use threads of their own: processes around them only take half a second to begin.
        new TerserPlugin({
          parallel: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true, ecma: ECMASCRIPT },
          extractComments: false,
        }),
        new CssMinimizerPlugin({
          parallel: false,
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: STYLE_TARGETS },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new PlainPathsPlugin(),
      new StableNamesPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: '[name].[contenthash:12].css',
        ignoreOrder: true,
      }),
      // The page has the hashes of the build that it began with, and styles of later ones come into it.
      ...(place === 'developed page' ? [] : [new StyleIntegrityPlugin()]),
      ...(isDevelopment ? [] : [new CompileHintPlugin(), new PrivateMapsPlugin()]),
    ],
    ...(isDevelopment ? { cache: { type: 'memory' as const } } : { cache: false }),
  };
}
