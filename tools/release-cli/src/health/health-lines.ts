import type { HealthRow, HealthSummary } from 'shared-contracts/release/health';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { merchantsText } from '../text/merchants-text';
import { counted } from '../text/counted';
import type { JudgedBrand } from './brand-health';
import { furtherVerdicts, judgementText, measureText, percentText, saidApart, type JudgedRollout } from './guard';
import { furtherMeasures } from './measures';

/** How one version does, and who is served it. */
export interface HealthLine {
  readonly package: PackageName;
  readonly version: string;
  /** Layers of the map that serve it; empty when pages still have it and nobody is given it any more. */
  readonly servedBy: readonly string[];
  /** Pages that tried it. */
  readonly pages: number;
  /** Those of them that guards count. */
  readonly votes: { readonly pages: number; readonly failures: number };
  readonly loads: number;
  readonly failures: number;
  /** Share of the pages where it failed, 0 to 1; null before the first page. */
  readonly failureRate: number | null;
  readonly failuresByStage: Readonly<Record<string, number>>;
  readonly fallbacks: number;
  readonly errors: number;
  /** The screen that most pages saw, and how soon it was ready on three of four of them, in milliseconds. */
  readonly ready: { readonly screen: string; readonly p75: number } | null;
  /** Milliseconds on three of four pages. */
  readonly lcp: number | null;
  readonly inp: number | null;
  /** Outcomes and vitals that pages were measured by. */
  readonly measures: readonly MeasuredLine[];
  /** Of its rollouts, the worst first; empty when it is not being rolled out. */
  readonly verdicts: readonly RolloutVerdict[];
}

/** How often a version did badly by an outcome or a vital. */
export interface MeasuredLine {
  readonly name: string;
  /** Such as `failed to sign in`. */
  readonly deed: string;
  /** Pages that were measured. */
  readonly pages: number;
  /** Those of them where it did badly. */
  readonly failures: number;
  /** Their share, 0 to 1. */
  readonly failureRate: number;
}

/** What the pages of a rollout say. */
export interface RolloutVerdict {
  readonly verdict: JudgedRollout['verdict'];
  readonly text: string;
  /** The measures that the text does not speak of, and the merchants of whose pages there are enough. */
  readonly further: readonly {
    readonly name: string;
    readonly verdict: JudgedRollout['verdict'];
    readonly text: string;
  }[];
}

/** The health of an environment's versions. */
export interface HealthReport {
  readonly lines: readonly HealthLine[];
  /** Versions that pages reported but that were never published here. */
  readonly strangers: number;
}

const VERDICT_ORDER: readonly JudgedRollout['verdict'][] = ['worse', 'too few', 'fine'];

function servedBy(map: ReleaseMap, name: PackageName, version: string): readonly string[] {
  const pinned = Object.keys(map.pins).filter((merchant) => map.pins[merchant]?.[name] === version);
  const rollouts = map.rollouts.filter((rollout) => rollout.package === name && rollout.version === version);
  return [
    ...(map.defaults[name] === version ? ['default'] : []),
    ...(pinned.length === 0 ? [] : [`pin of ${merchantsText(pinned)}`]),
    ...rollouts.map(
      ({ percent = 100, merchants }) =>
        `rollout ${percent} %${merchants === undefined ? '' : ` of ${merchantsText(merchants)}`}`,
    ),
    ...(map.previous[name] === version ? ['previous'] : []),
    ...((map.revoked[name] ?? []).includes(version) ? ['revoked'] : []),
  ];
}

/** The screen that most pages saw. */
function readyOf(row: HealthRow | undefined): HealthLine['ready'] {
  const [most] = Object.entries(row?.readyMs ?? {}).toSorted(([, first], [, second]) => second.count - first.count);
  return most === undefined ? null : { screen: most[0], p75: most[1].p75 };
}

function measuresOf(row: HealthRow | undefined): readonly MeasuredLine[] {
  if (row === undefined) return [];
  return furtherMeasures(row.package).flatMap(({ name, deed, of }) => {
    const { pages = 0, failures = 0 } = of(row) ?? {};
    return pages === 0 ? [] : [{ name, deed, pages, failures, failureRate: failures / pages }];
  });
}

function verdictOf(judged: JudgedRollout): RolloutVerdict {
  const further = furtherVerdicts(judged).map((one) => ({
    name: one.measure.name,
    verdict: one.verdict,
    text: measureText(judged, one),
  }));
  const apart = saidApart(judged).map(({ place, verdict, text }) => ({ name: `at ${place}`, verdict, text }));
  return { verdict: judged.verdict, text: judgementText(judged), further: [...further, ...apart] };
}

function lineOf(
  map: ReleaseMap,
  name: PackageName,
  version: string,
  row: HealthRow | undefined,
  judged: readonly JudgedRollout[],
): HealthLine {
  const own = judged.filter(({ rollout }) => rollout.package === name && rollout.version === version);
  const { pages = 0, loads = 0, failures = 0, fallbacks = 0, errors = 0 } = row ?? {};
  return {
    package: name,
    version,
    servedBy: servedBy(map, name, version),
    votes: { pages: row?.votes.pages ?? 0, failures: row?.votes.failures ?? 0 },
    ...{ pages, loads, failures, fallbacks, errors },
    failureRate: pages === 0 ? null : failures / pages,
    failuresByStage: row?.failuresByStage ?? {},
    ready: readyOf(row),
    lcp: row?.vitals['LCP']?.p75 ?? null,
    inp: row?.vitals['INP']?.p75 ?? null,
    measures: measuresOf(row),
    verdicts: own
      .map((entry) => verdictOf(entry))
      .toSorted((first, second) => VERDICT_ORDER.indexOf(first.verdict) - VERDICT_ORDER.indexOf(second.verdict)),
  };
}

/** Every version that is served or was seen, by package, newest first. */
export function healthReport(
  map: ReleaseMap,
  summary: HealthSummary,
  judged: readonly JudgedRollout[] = [],
): HealthReport {
  const names = [...new Set([...Object.keys(map.defaults), ...Object.keys(map.releases)])] as PackageName[];
  const lines = names.flatMap((name) =>
    Object.keys(map.releases[name] ?? {})
      .toSorted((first, second) => compareVersions(second, first))
      .map((version) => {
        const row = summary.rows.find((entry) => entry.package === name && entry.version === version);
        return lineOf(map, name, version, row, judged);
      })
      .filter((line) => line.pages > 0 || line.errors > 0 || line.servedBy.length > 0),
  );
  const strangers = summary.rows.filter((row) => map.releases[row.package]?.[row.version] === undefined).length;
  return { lines, strangers };
}

/** `entry 4, chunk 1`: most first. */
export function stagesText(stages: Readonly<Record<string, number>>): string {
  return Object.entries(stages)
    .toSorted(([, first], [, second]) => second - first)
    .map(([stage, pages]) => `${stage} ${pages}`)
    .join(', ');
}

function milliseconds(value: number | null): string {
  return value === null ? '-' : `${Math.round(value)} ms`;
}

/** Rates of so few pages differ by chance. */
const FEWEST_PAGES = 100;
/** Of the shares of failures, 0 to 1: no traffic differs so much between its networks. */
const STRANGE_DIFFERENCE = 0.1;

/** A sentence for each version that does otherwise by all reports than by those that guards count. */
export function doubtfulLines({ lines }: HealthReport): readonly string[] {
  return lines.flatMap(({ package: name, version, pages, failureRate, votes }) => {
    const byVotes = votes.pages === 0 ? null : votes.failures / votes.pages;
    if (pages < FEWEST_PAGES || failureRate === null || byVotes === null) return [];
    if (Math.abs(failureRate - byVotes) < STRANGE_DIFFERENCE) return [];
    return [
      `${name} ${version}: failed on ${percentText(failureRate)} of ${pages} pages, and on ${percentText(byVotes)} of the ${votes.pages} that guards count. Reports may be forged from a few networks.`,
    ];
  });
}

/** A sentence for each version whose outcomes or vitals pages reported. */
export function measureLines({ lines }: HealthReport): readonly string[] {
  return lines
    .filter(({ measures }) => measures.length > 0)
    .map(({ package: name, version, measures }) => {
      const parts = measures.map(
        ({ deed, pages, failureRate }) => `${deed} on ${percentText(failureRate)} of ${counted(pages, 'page')}`,
      );
      return `${name} ${version} ${parts.join(', ')}`;
    });
}

/** What is said of each rollout: a line with its verdict, then one for every measure that it does not speak of. */
export function rolloutLines(judged: readonly JudgedRollout[]): readonly string[] {
  return judged.flatMap((entry) => {
    const { verdict, text, further } = verdictOf(entry);
    const name = entry.rollout.package;
    return [
      `rollout of ${name} ${verdict}: ${text}`,
      ...further.map((one) => `rollout of ${name}, ${one.name} ${one.verdict}: ${one.text}`),
    ];
  });
}

/** What is said of each tried brand: a line with its verdict, then one for every measure that it does not speak of. */
export function brandLines(brands: readonly JudgedBrand[]): readonly string[] {
  return brands.flatMap(({ merchant, judged }) => {
    const { verdict, text, further } = verdictOf(judged);
    return [
      `brand tried at ${merchant} ${verdict}: ${text}`,
      ...further.map((one) => `brand tried at ${merchant}, ${one.name} ${one.verdict}: ${one.text}`),
    ];
  });
}

/** The rows of the table, heading first. */
export function healthTable({ lines }: HealthReport): readonly (readonly string[])[] {
  const rows = lines.map((line) => {
    const stages = stagesText(line.failuresByStage);
    return [
      line.package,
      line.version,
      line.servedBy.join(', ') || 'nobody now',
      String(line.loads),
      `${percentText(line.failureRate)}${stages === '' ? '' : ` (${stages})`}`,
      String(line.fallbacks),
      String(line.errors),
      line.ready === null ? '-' : `${line.ready.screen} ${milliseconds(line.ready.p75)}`,
      milliseconds(line.lcp),
      milliseconds(line.inp),
      line.verdicts[0]?.verdict ?? '-',
    ];
  });
  const heading = ['package', 'version', 'served by', 'loads', 'failed', 'fallbacks', 'errors'];
  return [[...heading, 'ready p75', 'LCP p75', 'INP p75', 'verdict'], ...rows];
}
