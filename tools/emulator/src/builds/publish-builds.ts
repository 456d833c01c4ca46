import { publishDist } from 'release-cli/publish/publish';
import { PRODUCT_SECTIONS, type AdmittedSections } from 'release-cli/settings/admitted-sections';
import type { Store } from 'release-cli/trust/store';
import { isRemoteName } from 'shared-contracts/remote/remote-names';
import { isSlotName } from 'shared-contracts/remote/slot-map';
import { AUTHOR, serveVersions } from '../serve-versions';
import type { FoundBuild } from './read-builds';

/** What an environment admits so that it can serve these builds: each section with the slots that it fills. */
export function admittedFor(builds: readonly Pick<FoundBuild, 'release'>[]): AdmittedSections {
  const others = builds.flatMap(({ release: { name, contributions } }) =>
    isRemoteName(name) && PRODUCT_SECTIONS[name] === undefined
      ? [[name, { slots: [...new Set(contributions.slots.map(({ slot }) => slot))].filter(isSlotName) }] as const]
      : [],
  );
  return { ...PRODUCT_SECTIONS, ...Object.fromEntries(others) };
}

/** Publishes builds to an environment and serves them to everybody. Those of packages that are developed are of `mfe dev`. */
export async function publishBuilds(
  store: Store,
  environment: string,
  builds: readonly FoundBuild[],
  developed: readonly string[],
): Promise<void> {
  // Sections are checked against the host that is there.
  const hostFirst = [...builds].sort(
    (one, other) => Number(other.release.name === 'host-shell') - Number(one.release.name === 'host-shell'),
  );
  for (const { folder, release } of hostFirst)
    await publishDist({
      store,
      dist: folder,
      environments: [environment],
      author: AUTHOR,
      expects: release.name,
      reason: 'given to the emulator',
      allowed: { gaps: 'all', isAhead: true },
      isDeveloped: developed.includes(release.name),
    });
  const versions = builds.map(({ release }) => [release.name, release.version] as const);
  await serveVersions({ store, environment, versions, reason: 'served by the emulator' });
}
