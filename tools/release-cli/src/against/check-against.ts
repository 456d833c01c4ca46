import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { VersionsByPackage } from 'shared-contracts/release/sets';
import type { Allowances } from '../fit/check-fit';
import { fitOfGroups, gapsBeside } from '../fit/check-fit';
import type { DescribedEnvironment } from '../fit/environment-description';
import { isTrialVersion } from '../map/trial-versions';
import { faultsOf, judgeRelease } from '../publish/judge-release';

/** What a candidate would do to merchants who are served the same. */
export interface MerchantFit {
  readonly merchants: readonly string[];
  /** What they are served now. */
  readonly versions: VersionsByPackage;
  /** False where a pin keeps another version for them, whatever is promoted. */
  readonly isGiven: boolean;
  /** What would break or go unanswered, one sentence each, with the field and the remedy. */
  readonly problems: readonly string[];
}

/** What publish and promote would say of a candidate. */
export interface AgainstCheck {
  readonly candidate: { readonly name: string; readonly version: string; readonly contract: string };
  readonly environment: string;
  readonly revision: number;
  /** When that revision was written, ISO 8601. */
  readonly writtenAt: string;
  /** What is wrong for everybody, one sentence each. */
  readonly problems: readonly string[];
  readonly merchants: readonly MerchantFit[];
  /** What it asks for beside the version that is served by default. */
  readonly asks: readonly string[];
  /** False where publish would refuse it, or promote, for one of those who would be given it. */
  readonly isSafe: boolean;
}

/** What an environment lets nobody be given, or a section do, whatever fits. */
function trialFault({ name, version }: ReleaseDescriptor, { allowsTrials, served }: DescribedEnvironment): string[] {
  if (allowsTrials || !isTrialVersion(version)) return [];
  return [
    `${name} ${version} is a trial version, which ${served.environment} gives to nobody: take the part after the dash out of version in package.json`,
  ];
}

function merchantFits(
  { served }: DescribedEnvironment,
  release: ReleaseDescriptor,
  allowed: readonly string[],
): readonly MerchantFit[] {
  return fitOfGroups(served, release).flatMap(({ group, problems }) => {
    const gaps = gapsBeside(served, group.versions, release).filter(({ what }) => !allowed.includes(what));
    const lost = gaps.map(
      ({ message, what }) => `${message}: keep it in src/routes.ts, or allow it by --allow-gap ${what}`,
    );
    const found = { versions: group.versions, problems: [...problems, ...lost] };
    const isPinned = (merchant: string): boolean => served.pins[merchant]?.[release.name] !== undefined;
    const kept = group.merchants.filter(isPinned);
    const given = group.merchants.filter((merchant) => !isPinned(merchant));
    return [
      ...(given.length === 0 ? [] : [{ ...found, merchants: given, isGiven: true }]),
      ...(kept.length === 0 ? [] : [{ ...found, merchants: kept, isGiven: false }]),
    ];
  });
}

/** What the rules of publish say that no line of a merchant says already. */
function forEverybody(sentences: readonly string[], fits: readonly MerchantFit[], environment: string): string[] {
  const told = fits.flatMap(({ problems }) => problems);
  return sentences.filter((sentence) => {
    const bare = sentence.replace(`${environment}: `, '');
    return !told.some((problem) => problem.startsWith(bare));
  });
}

/**
 * Holds a candidate against every set that an environment serves, merchant by merchant, by the rules of publish and promote.
 * `allowedGaps` are the paths, slots and intents that may go unanswered; `brokenLimit` is what it weighs too much.
 */
export function checkAgainst(
  described: DescribedEnvironment,
  release: ReleaseDescriptor,
  allowedGaps: readonly string[] = [],
  brokenLimit: string | null = null,
): AgainstCheck {
  const { served, revision, writtenAt } = described;
  const allowed: Allowances = { gaps: allowedGaps };
  const { problems: refusals, asks } = judgeRelease(served, release, allowed);
  const merchants = merchantFits(described, release, allowedGaps);
  const problems = [
    ...faultsOf(release),
    ...trialFault(release, described),
    ...(brokenLimit === null ? [] : [brokenLimit]),
    ...forEverybody(refusals, merchants, served.environment),
  ];
  const isBroken = merchants.some((fit) => fit.isGiven && fit.problems.length > 0);
  return {
    candidate: { name: release.name, version: release.version, contract: release.contract.version },
    environment: served.environment,
    ...{ revision, writtenAt, problems, merchants, asks },
    isSafe: problems.length === 0 && refusals.length === 0 && !isBroken,
  };
}
