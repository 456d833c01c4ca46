import { applyEdit } from 'release-cli/change/apply-edit';
import { setDefault } from 'release-cli/edits/edits';
import type { Store } from 'release-cli/trust/store';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** The author in the history of what a start of a local site writes. */
export const AUTHOR = 'local start';

/** How a start tells what it does. */
export type Report = (line: string) => void;

/** Versions by package that an environment is to serve, and why. */
export interface WantedVersions {
  readonly store: Store;
  readonly environment: string;
  readonly versions: readonly (readonly [name: PackageName, version: string])[];
  readonly reason: string;
}

/** Serves versions to everybody in one write: whether they fit, and what they weigh, is the affair of who starts the site. */
export async function serveVersions({ store, environment, versions, reason }: WantedVersions): Promise<void> {
  if (versions.length === 0) return;
  await applyEdit({
    store,
    environment,
    author: AUTHOR,
    reason,
    edit: (current) => versions.reduce((edited, [name, version]) => setDefault(edited, name, version), current),
    allowed: 'all',
  });
}
