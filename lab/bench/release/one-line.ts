import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from 'e2e/support/places';
import type { Site } from 'e2e/support/site';
import { copyVariant, mfe, type Edit } from 'e2e/support/variants';

/** The section that is released, and the line of it that changes. */
export const SECTION = 'mfe-account';
export const SCREEN = '/m/login';

const CHANGE: Edit = {
  file: 'src/screens/login/login-screen.tsx',
  from: "text={t('login.text')}",
  to: "text={t('login.title')}",
};

/** The change as a build of the whole repository takes it. */
export const IN_REPOSITORY: Edit = { ...CHANGE, file: `${SECTION}/${CHANGE.file}` };

/** A copy of the section that its neighbours cannot tell from it: what is named by its path keeps its name. */
const COPY = path.join(ROOT, `.tmp-build-${SECTION}`);

/** Builds the section with the change as a version, publishes it on a site's store and serves it to everybody: one command. */
export function releaseSection(site: Pick<Site, 'home'>, version: string): void {
  try {
    copyVariant(SECTION, version, [CHANGE], COPY);
    mfe(site, 'publish', SECTION, '--source', COPY, '--promote', '--reason', 'one line of the bench');
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
}
