import path from 'node:path';
import type { Configuration } from 'webpack';
import { WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import { replacedModules } from '../monolith/joined-sections';
import { replacements } from '../monolith/replacements';
import { changeRules, chunkNameRules } from '../monolith/source-rules';
import { guideConfig } from './guide-config';
import { filesPath, HOST, type PeerInput } from './peer-input';

/**
 * All sources as one application with lazy routes: each section, screen and text is imported when it is needed. Its
 * chunks are those of webpack's guide to caching: the runtime, the vendors, the application.
 */
export function plainConfig({ sections, output, generated, change }: PeerInput): Configuration {
  const config = guideConfig('plain', path.join(WORKSPACE, HOST), path.join(output, HOST), filesPath(HOST));
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), ...chunkNameRules(sections), ...changeRules(change)],
    },
    optimization: {
      ...config.optimization,
      moduleIds: 'deterministic',
      runtimeChunk: 'single',
      splitChunks: {
        cacheGroups: { vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendors', chunks: 'initial' } },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      ...replacements(replacedModules(plainPath(WORKSPACE), sections), path.join(generated, 'plain')),
    ],
  };
}
