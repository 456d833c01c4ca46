import { cpSync } from 'node:fs';
import path from 'node:path';
import { builtOnce } from 'build-preset/built-once';
import { WORKSPACE } from 'build-preset/package-info';
import { releasedPackages } from 'services/section-folders';

const MERCHANTS = 'merchants';

/** What the emulator's site follows from, from the root of the repository. */
export const SITE_FOLDERS: readonly string[] = [...releasedPackages(WORKSPACE), MERCHANTS];

/** Says when a build was made, so the same sources would not give the same tarball. */
const PROVENANCE = 'provenance.json';

/** Writes what the emulator serves into its stage: host and sections as players get them, and the merchants. */
export async function writeSite(stage: string): Promise<void> {
  const site = path.join(stage, 'site');
  for (const name of releasedPackages(WORKSPACE)) {
    const { output } = await builtOnce(path.join(WORKSPACE, name));
    const filter = (file: string): boolean => path.basename(file) !== PROVENANCE;
    cpSync(output, path.join(site, 'builds', name), { recursive: true, filter });
  }
  cpSync(path.join(WORKSPACE, MERCHANTS), path.join(site, MERCHANTS), { recursive: true });
}
