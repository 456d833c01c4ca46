import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { packageConfigs } from 'build-preset/build-package';
import { WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import { replacedModules } from './joined-sections';

const require = createRequire(import.meta.url);

/** The folder whose build the monolith begins with. */
export const HOST_FOLDER = path.join(WORKSPACE, 'host-shell');

/** A change of one source file that the build makes by itself: the file stays as it is. */
export interface SourceChange {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** What the monolith is built of, and where. */
export interface MonolithInput {
  readonly sections: readonly string[];
  readonly output: string;
  /** A folder for modules that stand in for others. */
  readonly generated: string;
  readonly change?: SourceChange | undefined;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Writes the modules that stand in for others, and tells the compiler of them. */
function replacements(sections: readonly string[], generated: string): webpack.NormalModuleReplacementPlugin[] {
  mkdirSync(generated, { recursive: true });
  return replacedModules(plainPath(WORKSPACE), sections).map(({ original, source }) => {
    const file = path.join(generated, path.basename(original));
    writeFileSync(file, source);
    return new webpack.NormalModuleReplacementPlugin(
      new RegExp(`${escaped(path.join(plainPath(WORKSPACE), original))}$`),
      plainPath(file),
    );
  });
}

/** The host's chunks, and what several screens need beside them once: the bundler's own rules for lazy parts. */
function splitChunks(config: Configuration): NonNullable<Configuration['optimization']> {
  const { optimization = {} } = config;
  const own = optimization.splitChunks === false ? {} : (optimization.splitChunks ?? {});
  return {
    ...optimization,
    splitChunks: {
      ...own,
      cacheGroups: {
        ...own.cacheGroups,
        defaultVendors: {
          chunks: 'async',
          test: /[\\/]node_modules[\\/]/,
          priority: -10,
          reuseExistingChunk: true,
        },
        default: { chunks: 'async', minChunks: 2, priority: -20, reuseExistingChunk: true },
      },
    },
  };
}

function ownRules({ sections, change }: MonolithInput): readonly RuleSetRule[] {
  const rules = sections.map((section): RuleSetRule => ({
    test: /\.tsx?$/,
    include: plainPath(path.join(WORKSPACE, section, 'src')),
    enforce: 'pre',
    loader: plainPath(require.resolve('./own-chunk-names.cjs')),
    options: { section },
  }));
  if (change === undefined) return rules;
  const { file, ...options } = change;
  const loader = plainPath(require.resolve('./changed-text.cjs'));
  return [...rules, { include: plainPath(path.join(WORKSPACE, file)), enforce: 'pre', loader, options }];
}

/**
 * The same sources as the composed site as one application: the host's own build with every section as a lazy
 * part of it. The page's starter is built beside it, from the same source.
 */
export async function monolithConfigs(input: MonolithInput): Promise<Configuration[]> {
  const [application, ...scripts] = await packageConfigs(HOST_FOLDER, 'production');
  if (application === undefined) throw new Error('The host has no build');
  const { sections, output, generated } = input;
  return [
    {
      ...application,
      name: 'monolith',
      output: { ...application.output, path: plainPath(output) },
      module: { ...application.module, rules: [...(application.module?.rules ?? []), ...ownRules(input)] },
      optimization: splitChunks(application),
      plugins: [...(application.plugins ?? []), ...replacements(sections, generated)],
    },
    ...scripts.map((config) => ({ ...config, output: { ...config.output, path: plainPath(output) } })),
  ];
}
