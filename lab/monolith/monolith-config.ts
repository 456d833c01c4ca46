import path from 'node:path';
import type { Configuration } from 'webpack';
import { packageConfigs } from 'build-preset/build-package';
import { WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import { replacedModules } from './joined-sections';
import { replacements } from './replacements';
import { changeRules, chunkNameRules, type SourceChange } from './source-rules';

/** The folder whose build the monolith begins with. */
export const HOST_FOLDER = path.join(WORKSPACE, 'host-shell');

/** What the monolith is built of, and where. */
export interface MonolithInput {
  readonly sections: readonly string[];
  readonly output: string;
  /** A folder for modules that stand in for others. */
  readonly generated: string;
  readonly change?: SourceChange | undefined;
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

/**
 * The same sources as the composed site as one application: the host's own build with every section as a lazy
 * part of it. The page's starter is built beside it, from the same source.
 */
export async function monolithConfigs(input: MonolithInput): Promise<Configuration[]> {
  const [application, ...scripts] = await packageConfigs(HOST_FOLDER, 'production');
  if (application === undefined) throw new Error('The host has no build');
  const { sections, output, generated, change } = input;
  const replaced = replacedModules(plainPath(WORKSPACE), sections);
  return [
    {
      ...application,
      name: 'monolith',
      output: { ...application.output, path: plainPath(output) },
      module: { ...application.module, rules: [...(application.module?.rules ?? []), ...chunkNameRules(sections), ...changeRules(change)] },
      optimization: splitChunks(application),
      plugins: [...(application.plugins ?? []), ...replacements(replaced, generated)],
    },
    ...scripts.map((config) => ({ ...config, output: { ...config.output, path: plainPath(output) } })),
  ];
}
