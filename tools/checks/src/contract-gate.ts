/** One module of the contract's public surface: its file and its declarations. */
export interface ReportModule {
  readonly file: string;
  readonly text: string;
}

/** How two surfaces differ: nothing, only more, or something gone or changed. */
export type ContractChange = 'none' | 'additive' | 'breaking';

/** The report as text: every exported declaration, in a fixed order. */
export function reportText(version: string, modules: readonly ReportModule[]): string {
  const sections = [...modules]
    .sort((one, two) => (one.file < two.file ? -1 : 1))
    .map(({ file, text }) => `## ${file}\n\n\`\`\`ts\n${text.trim()}\n\`\`\`\n`);
  return `# shared-contracts ${version}\n\nGenerated; do not edit. \`pnpm contract:report\` writes it.\n\n${sections.join('\n')}`;
}

/** Lines that every new version changes, whatever else it does. */
const VERSION_LINE = /^(# shared-contracts |export declare const CONTRACT_VERSION = )/;

function declarationLines(report: string): Map<string, number> {
  const counts = new Map<string, number>();
  const lines = report.split('\n').filter((line) => !VERSION_LINE.test(line));
  for (const line of lines.map((entry) => entry.trim()).filter((entry) => entry !== ''))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Every line that was there and is not any more is a break; lines that only came are additions. */
export function compareReports(released: string, current: string): ContractChange {
  const [before, after] = [declarationLines(released), declarationLines(current)];
  const isLost = [...before].some(([line, count]) => (after.get(line) ?? 0) < count);
  if (isLost) return 'breaking';
  return [...after].some(([line, count]) => (before.get(line) ?? 0) < count) ? 'additive' : 'none';
}

interface Triple {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

function triple(version: string): Triple {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { major, minor, patch };
}

/** Why a version does not say what changed; null when it does. Additive is at least a minor, breaking a major. */
export function versionFault(change: ContractChange, releasedVersion: string, version: string): string | null {
  const [before, after] = [triple(releasedVersion), triple(version)];
  const isMajor = after.major > before.major;
  const isMinor = isMajor || (after.major === before.major && after.minor > before.minor);
  if (change === 'breaking' && !isMajor)
    return `the contract lost or changed something: ${version} must be a new major after ${releasedVersion}`;
  if (change === 'additive' && !isMinor)
    return `the contract has more: ${version} must be a new minor after ${releasedVersion}`;
  return null;
}

/** Whether a changelog has an entry with at least one line for a version. */
export function hasChangelogEntry(changelog: string, version: string): boolean {
  const [, rest = ''] = changelog.split(`## ${version}\n`);
  return /^- \S/m.test(rest.split(/^## /m)[0] ?? '');
}

/** What the gate is given. */
export interface GateInput {
  readonly version: string;
  /** `CONTRACT_VERSION` in the sources. */
  readonly declaredVersion: string;
  readonly checkedIn: string;
  readonly generated: string;
  readonly released: { readonly version: string; readonly report: string };
  readonly changelog: string;
}

/** Everything that is wrong with a change of the contract; empty when it may pass. */
export function gateFaults(input: GateInput): string[] {
  const faults: string[] = [];
  if (input.checkedIn !== input.generated)
    faults.push('the report is not the one of these sources: run pnpm contract:report and look at the difference');
  if (input.declaredVersion !== input.version)
    faults.push(`CONTRACT_VERSION is ${input.declaredVersion}, package.json says ${input.version}`);
  const fault = versionFault(
    compareReports(input.released.report, input.generated),
    input.released.version,
    input.version,
  );
  if (fault !== null) faults.push(fault);
  if (!hasChangelogEntry(input.changelog, input.version))
    faults.push(`shared-contracts/CHANGELOG.md has no entry for ${input.version}`);
  return faults;
}
