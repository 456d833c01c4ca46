import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { CompileHintPlugin } from './compile-hint-plugin';
import { readPackage } from './package-info';
import { StyleIntegrityPlugin } from './style-integrity-plugin';

export type BuildMode = 'production' | 'development';

const require = createRequire(import.meta.url);

/** The oldest browsers that are served; each has import maps, `oklch`-free colours and cascade layers. */
export const BROWSERS = { chrome: 100 << 16, safari: (15 << 16) | (4 << 8), firefox: 100 << 16 };

/**
 * Names of classes stand in styles and scripts, once for each: where players pay for them they are a hash, of the
 * package, file and name.
 */
function classNames(packageName: string, folder: string, mode: BuildMode): object {
  return {
    localIdentName: mode === 'development' ? `${packageName}_[name]_[local]_[hash:base64:6]` : '[hash:base64:6]',
    localIdentHashSalt: packageName,
    localIdentContext: folder,
  };
}

function moduleRules(packageName: string, folder: string, mode: BuildMode): RuleSetRule[] {
  const cssModules = {
    ...classNames(packageName, folder, mode),
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const extract = MiniCssExtractPlugin.loader;
  return [
    {
      test: /\.tsx?$/,
      use: [
        require.resolve('./pure-calls-loader.ts'),
        {
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: false } },
            },
          },
        },
      ],
      // The folder's own package.json says "module", which would demand file endings in imports.
      resolve: { fullySpecified: false },
      type: 'javascript/auto',
    },
    // Texts as a module with one export: as plain JSON, each section would carry what makes a module of it.
    { test: /[\\/]locales[\\/][A-Z]+\.json$/, type: 'javascript/esm', loader: require.resolve('./json-loader.ts') },
    { test: /[\\/]node_modules[\\/]react-router[\\/].+\.m?js$/, loader: require.resolve('./pure-library-loader.ts') },
    {
      test: /\.module\.css$/,
      use: [extract, { loader: require.resolve('css-loader'), options: { modules: cssModules } }],
      sideEffects: true,
    },
    { test: /(?<!\.module)\.css$/, use: [extract, require.resolve('css-loader')], sideEffects: true },
  ];
}

/**
 * What host and remotes have in common. Names carry the hash of the content and nothing else (no version, no
 * folder of the machine), so that versions of a package share every file that did not change.
 */
export function commonConfig(folder: string, mode: BuildMode): Configuration {
  const { name } = readPackage(folder);
  const isDevelopment = mode === 'development';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'source-map' : false,
    output: {
      path: `${folder}/dist`,
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
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: moduleRules(name, folder, mode),
      // What libraries read of it is left to the browser: the bundler would write the folders of the machine into the files.
      parser: { javascript: { importMeta: false } },
    },
    optimization: {
      nodeEnv: 'production',
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      minimize: !isDevelopment,
      minimizer: [
        // Both are native and use threads of their own: processes around them only take half a second to begin.
        new TerserPlugin({
          parallel: false,
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 2 }, mangle: true },
          extractComments: false,
        }),
        new CssMinimizerPlugin({
          parallel: false,
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: BROWSERS },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: '[name].[contenthash:12].css',
        ignoreOrder: true,
      }),
      new StyleIntegrityPlugin(),
      ...(isDevelopment ? [] : [new CompileHintPlugin()]),
    ],
    ...(isDevelopment ? { cache: { type: 'memory' as const } } : { cache: false }),
  };
}
