import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentWith, tableText, type Marks } from 'services/document-table';
import { releasedPackages } from 'services/section-folders';
import type { RemoteContributions } from 'shared-contracts/remote/contributions';
import { pageTable } from '../../../host-shell/src/testing/page-table';
import { ROOT } from './workspace';

const DOCUMENT = path.join(ROOT, 'docs/shell.md');
const MARKS: Marks = ['<!-- pages: written by pnpm check:pages --write -->', '<!-- pages: end -->'];
const HEAD = ['path', 'owner', 'header', 'title', 'back leads', 'footer', 'shown to'];

/** Holds the document's table of pages to the routes that every package states, or with `--write` renews it. */
async function main(): Promise<void> {
  const contributed = releasedPackages(ROOT).map(async (remote) => {
    const file = pathToFileURL(path.join(ROOT, remote, 'src/routes.ts')).href;
    const { contributions } = (await import(file)) as { readonly contributions: RemoteContributions };
    return { remote, routes: contributions.routes };
  });
  const document = readFileSync(DOCUMENT, 'utf8');
  const rows = pageTable(await Promise.all(contributed));
  const renewed = documentWith(document, MARKS, tableText([HEAD, ...rows]));
  if (renewed === document) return;
  if (process.argv.includes('--write')) return writeFileSync(DOCUMENT, renewed);
  process.stdout.write('the table of docs/shell.md is not of these pages: pnpm check:pages --write renews it\n');
  process.exitCode = 1;
}

await main();
