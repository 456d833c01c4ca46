import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finishBuild, runWebpack } from 'build-preset/build-package';
import { filesByPrefix, type FilesNeeded } from 'build-preset/chunk-files';
import { DESCRIPTOR_FILE } from 'build-preset/describe-release';
import { WORKSPACE } from 'build-preset/package-info';
import { webpackBuilt } from 'build-preset/webpack-built';
import { sectionFolders } from 'services/section-folders';
import { SECTION_CHUNK } from './joined-sections';
import { HOST_FOLDER, monolithConfigs } from './monolith-config';
import type { SourceChange } from './source-rules';

/** What a section of the monolith needs first; its screens and widgets stand in the descriptor with the host's. */
export interface JoinedSection {
  readonly start: FilesNeeded;
  readonly locales: Readonly<Record<string, FilesNeeded>>;
}

/** The file that lists the sections, beside the descriptor. */
export const SECTIONS_FILE = 'sections.json';

/**
 * Builds the yardstick of `pnpm bench` into a folder: files, the descriptor of a host that has every section in it,
 * and the list of sections. Never published, never shipped.
 */
export async function buildMonolith(output: string, change?: SourceChange): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  const names = sectionFolders(WORKSPACE);
  const generated = path.join(output, '../generated');
  const { stats } = await runWebpack(await monolithConfigs({ sections: names, output, generated, change }));
  const [main] = stats;
  if (main === undefined) throw new Error('The monolith was not built');
  await finishBuild(HOST_FOLDER, stats, { isYardstick: true });
  const { start } = JSON.parse(readFileSync(path.join(output, DESCRIPTOR_FILE), 'utf8')) as { start: FilesNeeded };
  const { groups } = webpackBuilt(main.compilation);
  const present = new Set([...start.scripts, ...start.styles]);
  const starts = filesByPrefix(groups, SECTION_CHUNK, present);
  const sections = names.map((name): [string, JoinedSection] => {
    const own = starts[name];
    if (own === undefined) throw new Error(`${name} is not in the monolith`);
    return [name, { start: own, locales: filesByPrefix(groups, `${name}-locale-`) }];
  });
  writeFileSync(path.join(output, SECTIONS_FILE), `${JSON.stringify(Object.fromEntries(sections), null, 2)}\n`);
}
