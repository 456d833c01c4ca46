import { parseArgs } from 'node:util';
import { measureScale } from './measure-scale';
import { counted } from 'release-cli/text/counted';
import { measureWrites, type Measured } from './measure-writes';
import type { WrittenSize } from './written-site';

function printResolving(): void {
for (const merchants of [10, 100, 1000]) {
  const figures = measureScale({ merchants, remotes: 50, versions: 20 });
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
  process.stdout.write(
    [
      `${counted(merchants, 'merchant')} x 50 remotes x 20 versions`,
      `  resolve every merchant once       ${figures.resolveAllMs.toFixed(1)} ms`,
      `  verify all of them                ${figures.verifyAllMs.toFixed(1)} ms (${counted(figures.verifyAllReads, 'descriptor')} looked at)`,
      `  verify after one merchant's pin   ${figures.verifyOneMs.toFixed(1)} ms (${counted(figures.verifyOneReads, 'descriptor')} looked at, ${counted(figures.pagesToRenew, 'page')} to renew)`,
      `  preview of that change            ${figures.previewOneMs.toFixed(1)} ms`,
      `  one merchant's boot document      ${kilobytes(figures.bootBytes)}, gzip ${kilobytes(figures.bootGzip)}, brotli ${kilobytes(figures.bootBrotli)}`,
      '',
    ].join('\n'),
  );
}
}

/** Sites that are written to disk, where no other sizes are named. */
const SIZES: readonly WrittenSize[] = [
  { merchants: 1000, sections: 5 },
  { merchants: 10_000, sections: 5 },
];

function lineOf({ title, cost }: Measured): string {
  const { seconds, processorSeconds, megabytes } = cost;
  return `  ${title.padEnd(36)} ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor, ${megabytes.toFixed(0)} MB`;
}

async function printWrites(size: WrittenSize): Promise<void> {
  process.stdout.write(`${counted(size.merchants, 'merchant')} x ${counted(size.sections, 'section')}, written to disk\n`);
  for await (const measured of measureWrites(size)) process.stdout.write(`${lineOf(measured)}\n`);
}

const { values } = parseArgs({ options: { merchants: { type: 'string' }, sections: { type: 'string' } } });
const isGiven = values.merchants !== undefined || values.sections !== undefined;
const given: WrittenSize = { merchants: Number(values.merchants ?? 1000), sections: Number(values.sections ?? 5) };

/**
 * `pnpm scale`: prints what resolving and verifying costs for growing sites in memory, then what writes and checks of whole
 * sites cost. `--merchants` and `--sections` write a site of that size only.
 */
if (!isGiven) printResolving();
for (const size of isGiven ? [given] : SIZES) await printWrites(size);
