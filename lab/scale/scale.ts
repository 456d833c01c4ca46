import { measureScale } from './measure-scale';
import { counted } from 'release-cli/text/counted';

/** `pnpm scale`: prints what resolving and verifying costs for growing sites. */
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
