import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { WORKSPACE } from 'build-preset/package-info';
import { plainPath } from 'build-preset/plain-paths';

const require = createRequire(import.meta.url);

/** A change of one source file that the build makes by itself: the file stays as it is. */
export interface SourceChange {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Rules that give the chunks of each section's texts a name of their own, where several sections are in one build. */
export function chunkNameRules(sections: readonly string[]): readonly RuleSetRule[] {
  return sections.map((section) => ({
    test: /\.tsx?$/,
    include: plainPath(path.join(WORKSPACE, section, 'src')),
    enforce: 'pre',
    loader: plainPath(require.resolve('./own-chunk-names.cjs')),
    options: { section },
  }));
}

/** The rule that makes a change; none without one. */
export function changeRules(change: SourceChange | undefined): readonly RuleSetRule[] {
  if (change === undefined) return [];
  const { file, ...options } = change;
  const loader = plainPath(require.resolve('./changed-text.cjs'));
  return [{ include: plainPath(path.join(WORKSPACE, file)), enforce: 'pre', loader, options }];
}
