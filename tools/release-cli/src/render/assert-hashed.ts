import type { BootDocument } from 'shared-contracts/release/boot-document';
import { allScriptNames } from 'shared-contracts/release/needed-files';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';

/** Refuses a page that names a script without having its hash: no engine would refuse other bytes of it. */
export function assertHashed(
  { releases, assetsBase, overridesScript }: Pick<BootDocument, 'releases' | 'assetsBase' | 'overridesScript'>,
  scriptIntegrity: Readonly<Record<string, string>>,
): void {
  const addresses = packageEntries(releases).flatMap(([name, versions]) =>
    Object.values(versions)
      // Files elsewhere come with the override that names them.
      .filter(({ base }) => base === undefined)
      .flatMap((release) => allScriptNames(release).map((file) => `${assetsBase}${name}/${file}`)),
  );
  const all = overridesScript === undefined ? addresses : [...addresses, overridesScript];
  const unhashed = all.find((address) => scriptIntegrity[address] === undefined);
  if (unhashed !== undefined) throw new UserError(`A page would ask for ${unhashed} without a hash of it`);
}
