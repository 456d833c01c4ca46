import path from 'node:path';
import { ROOT } from '../../support/places';
import type { Edit } from '../../support/variants';

/** The section that is released, and the line of it that changes. */
export const SECTION = 'mfe-account';
export const SCREEN = '/m/login';

const CHANGE: Edit = {
  file: 'src/screens/login/login-screen.tsx',
  from: "text={t('login.text')}",
  to: "text={t('login.title')}",
};

/** The change in the section's own folder, and in the repository. */
export const IN_SECTION: Edit = CHANGE;
export const IN_REPOSITORY: Edit = { ...CHANGE, file: `${SECTION}/${CHANGE.file}` };

/** A copy of the section that its neighbours cannot tell from it: what is named by its path keeps its name. */
export const COPY = path.join(ROOT, `.tmp-build-${SECTION}`);
