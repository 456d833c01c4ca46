import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finishBuild, packageConfigs, runWebpack } from './build-package';
import { plainPath } from './workspace/plain-paths';

/**
 * Builds what browsers get of a package as it would be released, in a folder that is gone afterwards. Rejects with the
 * sentence of what would keep it from being released: a budget that is broken, a feature that older browsers lack.
 */
export async function weighPackage(folder: string): Promise<void> {
  const output = mkdtempSync(path.join(os.tmpdir(), 'weighed-'));
  try {
    const [config] = await packageConfigs(folder, 'production');
    if (config === undefined) throw new Error(`${folder} has nothing to build`);
    const { stats } = await runWebpack([{ ...config, output: { ...config.output, path: plainPath(output) } }]);
    await finishBuild(folder, stats, { mode: 'production' });
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
