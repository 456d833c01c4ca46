import path from 'node:path';

/** Where the kept pictures lie, a folder for each platform and major version of Chromium. */
export const KEPT = path.join(import.meta.dirname, 'kept');

/** The variable that tells Playwright's config the folder of this run. */
export const FOLDER_VARIABLE = 'PICTURES_FOLDER';

/** The folder of a browser: another platform or major version draws letters and edges in its own way. */
export function folderOf(platform: string, version: string): string {
  const [major = ''] = version.split('.');
  return `${platform}-chromium-${major}`;
}

/** Why pictures of this browser cannot be compared; undefined where some of it are kept. */
export function whyNotCompared(kept: readonly string[], folder: string): string | undefined {
  if (kept.includes(folder)) return undefined;
  return (
    `not run: the kept pictures are of ${kept.join(' and ') || 'no browser'} and this browser is ${folder}, ` +
    'which draws letters and edges in its own way; keep pictures of it with pnpm pictures --update-snapshots.'
  );
}
