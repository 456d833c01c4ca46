import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';
import type { ReplacedModule } from './joined-sections';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/**
 * Writes modules that replace others into a folder, and tells the compiler of them.
 *
 * @param bundler the webpack that compiles
 */
export function replacements(
  modules: readonly ReplacedModule[],
  generated: string,
  bundler: Pick<typeof webpack, 'NormalModuleReplacementPlugin'> = webpack,
): webpack.NormalModuleReplacementPlugin[] {
  mkdirSync(generated, { recursive: true });
  return modules.map(({ original, source }) => {
    const file = path.join(generated, path.basename(original));
    writeFileSync(file, source);
    return new bundler.NormalModuleReplacementPlugin(
      new RegExp(`${escaped(path.join(plainPath(WORKSPACE), original))}$`),
      plainPath(file),
    );
  });
}
