import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MultiStats } from 'webpack';
import { runWebpack } from 'build-preset/build-package';
import { WORKSPACE } from 'build-preset/package-info';
import { sectionFolders } from 'services/section-folders';
import type { SourceChange } from '../monolith/source-rules';
import { ENTRY_FILE, filesPath, HOST, type PageEntry, type PeerName } from './peer-input';
import { plainConfig } from './plain-config';
import { federationBundler, stockConfigs } from './stock-config';

function pageEntry(stats: MultiStats): PageEntry | undefined {
  const files = stats.stats.find(({ compilation }) => compilation.entrypoints.has('main'))?.compilation.entrypoints
    .get('main')
    ?.getFiles();
  if (files === undefined) return undefined;
  const ending = (end: string): readonly string[] =>
    files.filter((file) => file.endsWith(end)).map((file) => `${filesPath(HOST)}${file}`);
  return { scripts: ending('.js'), styles: ending('.css') };
}

/**
 * Builds a peer into a folder. With a change, the files of the changed build are added to those that are there, as a
 * release adds them.
 */
export async function buildPeer(peer: PeerName, output: string, change?: SourceChange): Promise<void> {
  if (change === undefined) rmSync(output, { recursive: true, force: true });
  const input = { sections: sectionFolders(WORKSPACE), output, generated: path.join(output, '../generated'), change };
  const stats =
    peer === 'plain'
      ? await runWebpack([plainConfig(input)])
      : await runWebpack(stockConfigs(input), federationBundler);
  const entry = pageEntry(stats);
  if (entry !== undefined) writeFileSync(path.join(output, ENTRY_FILE), `${JSON.stringify(entry, null, 2)}\n`);
}
