import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { BROWSERS } from 'build-preset/browsers';
import { plainPath } from 'build-preset/plain-paths';

const require = createRequire(import.meta.url);

/** TypeScript and styles by the documented loaders; CSS modules export as the sources import them. */
function moduleRules(): RuleSetRule[] {
  const css = plainPath(require.resolve('css-loader'));
  const extract = plainPath(MiniCssExtractPlugin.loader);
  const modules = { namedExport: false, exportLocalsConvention: 'as-is' };
  return [
    {
      test: /\.tsx?$/,
      loader: plainPath(require.resolve('swc-loader')),
      options: {
        env: { targets: BROWSERS },
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
      // The packages say "module", which would demand file endings in imports.
      resolve: { fullySpecified: false },
      type: 'javascript/auto',
    },
    { test: /\.module\.css$/, use: [extract, { loader: css, options: { modules } }], sideEffects: true },
    { test: /(?<!\.module)\.css$/, use: [extract, css], sideEffects: true },
  ];
}

/**
 * A production build as webpack's guides have it: the mode's own defaults (minimizer, chunks, ids), content hashes,
 * styles as files. Nothing of this repository's build preset.
 */
export function guideConfig(name: string, context: string, output: string, publicPath: string): Configuration {
  return {
    name,
    mode: 'production',
    context: plainPath(context),
    output: {
      path: plainPath(output),
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      publicPath,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: { rules: moduleRules() },
    optimization: {
      // The native minifiers that the plugins document: the same as in every other build that is compared.
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash].css',
        chunkFilename: '[name].[contenthash].css',
        ignoreOrder: true,
      }),
    ],
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
  };
}
