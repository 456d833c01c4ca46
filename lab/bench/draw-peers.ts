import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from 'e2e/support/places';
import { RESULTS } from 'services/results';
import type { ComparedVisits } from './first-visit/compared';
import { peerGroups } from './first-visit/peer-groups';
import { peersPicture } from './first-visit/peers-picture';
import { visitTables } from './first-visit/visit-table';

const PICTURE = path.join(ROOT, 'docs/pictures/peers.svg');

interface BenchFile {
  readonly results?: { readonly 'first-visit'?: { readonly figures: readonly ComparedVisits[] | null } };
}

/**
 * `pnpm bench:picture [file of the bench] [--link slow4g]`: draws the sites of a run beside each other into
 * docs/pictures, and prints its tables.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { link: { type: 'string', default: 'slow4g' } },
  });
  const [file = path.join(RESULTS, 'bench.json')] = positionals;
  const { results } = JSON.parse(readFileSync(file, 'utf8')) as BenchFile;
  const figures = results?.['first-visit']?.figures ?? [];
  const groups = peerGroups(figures, values.link);
  writeFileSync(PICTURE, peersPicture(`First visit on ${values.link}, the same sources built in different ways`, groups));
  process.stdout.write(`${visitTables(figures)}\n\nDrawn in ${path.relative(ROOT, PICTURE)}\n`);
}

main();
