import { brokenCeiling } from 'shared-contracts/release/budgets';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import type { MapView } from 'shared-contracts/release/resolve';
import { packageEntries, type PackageName } from 'shared-contracts/remote/remote-names';
import { versionId, versionsServed } from './references';
import { UserError } from '../text/user-error';
import { admittingCommand, allowingCommand, isAdmitted, type AdmittedSections } from '../settings/admitted-sections';
import type { EnvironmentSettings } from '../settings/settings';

function strangerText(environment: string, name: PackageName): string {
  return `${environment} admits no section ${name}: ${admittingCommand(environment, name)} would`;
}

/** What of a release its environment admits or not. */
type Claimant = Pick<ReleaseDescriptor, 'name' | 'version' | 'contributions' | 'described' | 'budget'>;

/** What a release that `mfe describe` wrote weighs or brings beyond what an environment lets its section have. */
function describedFaults(environment: string, sections: AdmittedSections, release: Claimant): string[] {
  const { name, version, described } = release;
  if (described === undefined || name === 'host-shell') return [];
  const admitted = sections[name];
  const runtime =
    described.ownRuntime && admitted?.ownRuntime !== true
      ? [
          `${environment} does not let ${name} bring a federation runtime of its own, as ${name} ${version} does: ${allowingCommand(environment, name, 'ownRuntime')} would`,
        ]
      : [];
  const ceiling = admitted?.ownBudget === true ? null : brokenCeiling(release);
  const budget =
    ceiling === null ? [] : [`${ceiling}: ${allowingCommand(environment, name, 'ownBudget')} would let it`];
  return [...runtime, ...budget];
}

/**
 * Why an environment does not admit a release: its section is none of the environment's, fills a slot that is not its
 * own, or is heavier than the environment lets it be.
 */
export function admissionFaults(environment: string, sections: AdmittedSections, release: Claimant): readonly string[] {
  const { name, version, contributions } = release;
  if (!isAdmitted(sections, name)) return [strangerText(environment, name)];
  const allowed: readonly string[] = name === 'host-shell' ? [] : (sections[name]?.slots ?? []);
  const slots = contributions.slots
    .filter(({ slot }) => !allowed.includes(slot))
    .map(({ slot }) => `${environment} does not let ${name} fill the slot ${slot}, as ${name} ${version} does`);
  return [...slots, ...describedFaults(environment, sections, release)];
}

/** A merchant's view without what the environment does not admit: the part of the map that its pages serve. */
export function admittedView(view: MapView, sections: AdmittedSections): MapView {
  const packages = Object.fromEntries(packageEntries(view.packages).filter(([name]) => isAdmitted(sections, name)));
  return { ...view, packages };
}

/** Refuses a write that gives somebody a section which the environment does not admit. */
export function assertAdmitted(
  before: ReleaseMap,
  after: ReleaseMap,
  settings: Pick<EnvironmentSettings, 'sections'> | undefined,
): void {
  if (settings === undefined) return;
  const known = new Set(versionsServed(before).map(versionId));
  const stranger = versionsServed(after).find(
    (release) => !known.has(versionId(release)) && !isAdmitted(settings.sections, release.name),
  );
  if (stranger !== undefined) throw new UserError(strangerText(after.environment, stranger.name));
}

/** Sections that the map serves and the environment no longer admits: their pages leave them out. */
export function admissionNotes(map: ReleaseMap, sections: AdmittedSections): readonly string[] {
  const served = new Set(versionsServed(map).map(({ name }) => name));
  return [...served]
    .sort()
    .filter((name) => !isAdmitted(sections, name))
    .map((name) => `Note: the map serves ${name}, which ${map.environment} does not admit, so its pages leave it out`);
}
