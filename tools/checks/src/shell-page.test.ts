import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionFolders } from 'services/section-folders';
import type { RemoteContributions } from 'shared-contracts/remote/contributions';
import { pageTable } from '../../../host-shell/src/testing/page-table';
import { ROOT } from './workspace';

const PAGE = readFileSync(path.join(ROOT, 'docs/shell.md'), 'utf8');

/** The cells of each row that begins with a path. */
function tableRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('| `/'));
  return lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

async function contributionsOf(section: string): Promise<RemoteContributions> {
  const file = path.join(ROOT, section, 'src/routes.ts');
  return ((await import(file)) as { contributions: RemoteContributions }).contributions;
}

it('docs/shell.md has the pages of every package, in the frames that they are shown in', async () => {
  const sections = sectionFolders(ROOT);
  const contributed = sections.map(async (name) => ({
    remote: name,
    routes: (await contributionsOf(name)).routes,
  }));
  expect(tableRows(PAGE)).toEqual(pageTable(await Promise.all(contributed)));
});
