import type { OlderContracts } from 'shared-contracts/release/contract-fit';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { givenVersions, type MapView } from 'shared-contracts/release/resolve';
import { MAXIMUM_SETS, possibleSets, reachableVersions } from 'shared-contracts/release/sets';
import { SetVerifier, verifyView, type DescriptorSource, type SetProblem } from 'shared-contracts/release/verify';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import type { AdmittedSections } from '../settings/admitted-sections';
import { admissionFaults, admittedView } from './admission';
import { strangerText } from '../merchants/merchant-names';
import { plannedMaps } from './planned';
import { groupViews, namedMerchants, type ViewGroup } from './view-groups';
import { merchantsText } from '../text/merchants-text';

/** What is to be checked, and against what. */
export interface MapCheck {
  readonly map: ReleaseMap;
  readonly merchants: readonly string[];
  readonly descriptorOf: DescriptorSource;
  /** What the environment admits; what it does not is on no page. */
  readonly sections: AdmittedSections;
  /** The earlier majors of the contract that it admits; the days are not compared here. */
  readonly olderContracts?: OlderContracts | undefined;
  /** A state that was checked when it was written: what merchants get of it already is not checked again. */
  readonly before?: ReleaseMap | undefined;
}

/** Why a map may not be served. */
export interface MapProblem {
  readonly sentence: string;
  /** What does not fit, where it is about that; else nothing can be put right by other versions. */
  readonly misfit?: { readonly view: MapView; readonly problems: readonly SetProblem[] };
}

function unknownMerchant(map: ReleaseMap, merchants: readonly string[]): string | undefined {
  const known = new Set(merchants);
  return [...namedMerchants(map)].find((merchant) => !known.has(merchant));
}

function revokedProblem({ view, merchants }: ViewGroup): MapProblem | undefined {
  for (const [name, entry] of packageEntries(view.packages)) {
    const revoked = givenVersions(entry).find((version) => (entry.revoked ?? []).includes(version));
    if (revoked !== undefined)
      return { sentence: `${merchantsText(merchants)} would get ${name} ${revoked}, which is revoked` };
  }
  return undefined;
}

function misfitProblem(group: ViewGroup, verifier: SetVerifier, when: string): MapProblem | undefined {
  const problems = verifyView(group.view, verifier);
  const [first] = problems;
  if (first === undefined) return undefined;
  const others = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`;
  return {
    sentence: `${merchantsText(group.merchants)} would get packages that do not fit${when}: ${first.message}${others}`,
    misfit: { view: group.view, problems },
  };
}

/** Versions that no device gets yet but that pages bring along. */
function missingProblem({ view }: ViewGroup, descriptorOf: DescriptorSource): MapProblem | undefined {
  for (const [name, entry] of packageEntries(view.packages))
    for (const version of givenVersions(entry))
      if (descriptorOf(name, version) === undefined) return { sentence: `${name} ${version} is not published` };
  return undefined;
}

/** Slots that a release fills and that are not its section's. */
function claimProblem(
  { view, merchants }: ViewGroup,
  descriptorOf: DescriptorSource,
  sections: AdmittedSections,
): MapProblem | undefined {
  for (const [name, versions] of packageEntries(reachableVersions(view)))
    for (const version of versions) {
      const release = descriptorOf(name, version);
      const [fault] = release === undefined ? [] : admissionFaults(view.environment, sections, release);
      if (fault !== undefined)
        return { sentence: `${merchantsText(merchants)} would get ${name} ${version}: ${fault}` };
    }
  return undefined;
}

/**
 * Why a map may not be served as it is and as it will be by its schedule; null when it may. Each different
 * view is checked once, whoever and however many get it.
 */
export function problemOfMap({
  map,
  merchants,
  descriptorOf,
  sections,
  olderContracts,
  before,
}: MapCheck): MapProblem | null {
  const stranger = unknownMerchant(map, merchants);
  if (stranger !== undefined) return { sentence: strangerText(map.environment, stranger, merchants) };
  const verifier = new SetVerifier(descriptorOf, { olderContracts });
  const sound = new Set(
    before === undefined
      ? []
      : plannedMaps(before).flatMap((state) => groupViews(state.map, merchants).map((group) => group.content)),
  );
  for (const state of plannedMaps(map)) {
    for (const found of groupViews(state.map, merchants)) {
      if (sound.has(found.content)) continue;
      sound.add(found.content);
      const group = { ...found, view: admittedView(found.view, sections) };
      const problem =
        revokedProblem(group) ??
        misfitProblem(group, verifier, state.when) ??
        missingProblem(group, descriptorOf) ??
        claimProblem(group, descriptorOf, sections);
      if (problem !== undefined) return problem;
    }
  }
  return null;
}

/** How many different sets devices may get; null when rollouts multiply beyond what is worth counting. */
export function countSets(map: ReleaseMap, merchants: readonly string[]): number | null {
  const ids = new Set<string>();
  for (const { view } of groupViews(map, merchants)) {
    if (packageEntries(view.packages).length === 0) continue;
    const count = packageEntries(reachableVersions(view)).reduce(
      (product, [, versions]) => product * versions.length,
      1,
    );
    if (count > MAXIMUM_SETS) return null;
    for (const set of possibleSets(view)) ids.add(set.id);
  }
  return ids.size;
}
