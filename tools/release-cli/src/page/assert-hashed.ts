import type { BootDocument, BootRelease } from 'shared-contracts/release/boot-document';
import type { FilesNeeded } from 'shared-contracts/release/descriptor';
import { Refusal } from '../refusal';

function scriptsOf(release: BootRelease): ReadonlySet<string> {
  const { entry, start, screens, widgets, locales, sharedChunks, documents = {} } = release;
  const groups: readonly Readonly<Record<string, FilesNeeded>>[] = [screens, widgets, locales, sharedChunks, documents];
  const needed = [start, ...groups.flatMap((group) => Object.values(group))];
  const entries = [entry, ...Object.values(documents).map((document) => document.entry)];
  return new Set([...entries, ...needed.flatMap(({ scripts }) => scripts)]);
}

/** Refuses a page that names a script without having its hash: no engine would refuse other bytes of it. */
export function assertHashed(
  { releases, assetsBase, overridesScript }: BootDocument,
  scriptIntegrity: Readonly<Record<string, string>>,
): void {
  const addresses = Object.entries(releases).flatMap(([name, versions]) =>
    Object.values(versions)
      // What lies elsewhere is brought in by whoever overrides it.
      .filter(({ base }) => base === undefined)
      .flatMap((release) => [...scriptsOf(release)].map((file) => `${assetsBase}${name}/${file}`)),
  );
  const all = overridesScript === undefined ? addresses : [...addresses, overridesScript];
  const unhashed = all.find((address) => scriptIntegrity[address] === undefined);
  if (unhashed !== undefined) throw new Refusal(`A page would ask for ${unhashed} without a hash of it`);
}
