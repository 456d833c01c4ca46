import { acceptanceFaults } from './accepted';
import { compareReports, type Comparison } from './compare';
import { reportVersion } from './report';
import { lineText } from './report-lines';
import { hasChangelogEntry, isNewMajor, versionFault } from './version';

/** What the gate is given; reports and documents are the texts of their files. */
export interface GateInput {
  readonly version: string;
  /** `CONTRACT_VERSION` in the sources. */
  readonly declaredVersion: string;
  /** `reports/api.md`. */
  readonly checkedIn: string;
  /** The report of today's sources. */
  readonly generated: string;
  /** `reports/released.md`: the report of the last release, with marks on lines that may be lost. */
  readonly released: string;
  /** `accepted-breaks.md`. */
  readonly acceptedBreaks: string;
  readonly changelog: string;
}

/** More would hide the other faults. */
const MOST_LINES = 50;

function lostLines({ lost }: Comparison): readonly string[] {
  const refused = lost.filter(({ reason }) => reason === null);
  const named = refused.slice(0, MOST_LINES).map((line) => `lost or changed: ${lineText(line)}`);
  return refused.length > MOST_LINES ? [...named, `and ${refused.length - MOST_LINES} lines more`] : named;
}

/** Everything that is wrong with a change of the contract; empty when it may pass. */
export function gateFaults(input: GateInput): readonly string[] {
  const { version, declaredVersion, checkedIn, generated, released, acceptedBreaks, changelog } = input;
  const comparison = compareReports(released, generated);
  const fault = versionFault(comparison, reportVersion(released), version);
  return [
    ...(checkedIn === generated
      ? []
      : ['reports/api.md is not the report of these sources: run pnpm contract:report and look at the difference']),
    ...(declaredVersion === version ? [] : [`CONTRACT_VERSION is ${declaredVersion}, package.json says ${version}`]),
    ...(fault === null ? [] : [fault]),
    ...(isNewMajor(reportVersion(released), version) ? [] : lostLines(comparison)),
    ...acceptanceFaults(acceptedBreaks, released, comparison),
    ...(hasChangelogEntry(changelog, version) ? [] : [`CHANGELOG.md has no entry for ${version}`]),
  ];
}
