import { LOAD_STAGES, type LoadStage } from 'shared-contracts/remote/load-result';
import { OUTCOME_EVENT, OUTCOME_NAMES, type OutcomeEnd } from 'shared-contracts/remote/outcome';
import { isPackageName, isRemoteName, type PackageName } from 'shared-contracts/remote/remote-names';
import type { HealthEntry } from 'shared-contracts/release/health';
import { nameOfError } from '../browser/name-of-error';
import type { TelemetryEntry } from '../telemetry/telemetry';

/** Texts longer than this are refused by who reads the reports. */
const LONGEST_NAME = 80;

/** A package as one of its versions. */
export interface RunningRelease {
  readonly package: PackageName;
  readonly version: string;
}

function stageOf(value: unknown): LoadStage {
  return LOAD_STAGES.find((stage) => stage === value) ?? 'evaluation';
}

function remoteRelease({ remote, version }: TelemetryEntry['detail']): RunningRelease | null {
  return typeof remote === 'string' && isRemoteName(remote) && typeof version === 'string'
    ? { package: remote, version }
    : null;
}

/** Ends that say nothing of a release. */
const SILENT_ENDS: readonly unknown[] = ['cancelled', 'ignored', 'known'] satisfies OutcomeEnd[];

/** An outcome speaks of the section and of the host, which made the call: either may be the cause. */
function outcomeEntries(
  { of, end }: TelemetryEntry['detail'],
  releases: readonly RunningRelease[],
  isOnline: boolean,
): HealthEntry[] {
  const name = OUTCOME_NAMES.find((known) => known === of);
  const isSilent = SILENT_ENDS.includes(end) || (end === 'network' && !isOnline);
  if (name === undefined || isSilent) return [];
  return releases.map((release) => ({ kind: 'outcome', ...release, name, ok: end === 'done' }));
}

function remoteEntry(event: string, detail: TelemetryEntry['detail'], release: RunningRelease): HealthEntry | null {
  const { ms, to, stage, cause } = detail;
  if (event === 'capability.refused') return { kind: 'error', ...release, name: event };
  if (event === 'remote.loaded') return { kind: 'load', ...release, ms: Number(ms) };
  if (event === 'remote.fallback') return { kind: 'fallback', ...release, to: String(to) };
  if (event === 'remote.failed')
    return { kind: 'failure', ...release, stage: stageOf(stage), cause: String(cause).slice(0, LONGEST_NAME) };
  return null;
}

/** What something that happened on the page says of releases; `isOnline` as the browser says at that moment. */
export function healthEntries(
  { event, detail }: TelemetryEntry,
  host: RunningRelease,
  isOnline: boolean,
): readonly HealthEntry[] {
  if (event === 'host.started') return [{ kind: 'load', ...host, ms: Number(detail['ms']) }];
  if (event === 'release.feedIgnored' && detail['reason'] === 'older than seen')
    return [{ kind: 'failure', ...host, stage: 'integrity', cause: 'older release feed' }];
  const release = remoteRelease(detail);
  if (release === null) return [];
  if (event === OUTCOME_EVENT) return outcomeEntries(detail, [release, host], isOnline);
  const entry = remoteEntry(event, detail, release);
  return entry === null ? [] : [entry];
}

/** A screen that drew its first content; null for what is no screen of a package. */
export function readyEntry(screen: HTMLElement | null, name: string, ms: number): HealthEntry | null {
  const { remote, version } = screen?.dataset ?? {};
  return isPackageName(remote) && version !== undefined
    ? { kind: 'ready', package: remote, version, screen: name, ms }
    : null;
}

/** What was thrown, by the kind of error only: its words may hold what a person wrote. */
export function errorName(thrown: unknown): string {
  const name = nameOfError(thrown);
  return /^[\w$.-]{1,80}$/.test(name) ? name : 'Error';
}

/** The package whose code stands first in an error's trace; null when none does, as for browsers' extensions. */
export function packageInTrace(trace: string, assetsBase: string): PackageName | null {
  const folders = trace.split(assetsBase).slice(1);
  return folders.map((rest) => rest.slice(0, rest.indexOf('/'))).find(isPackageName) ?? null;
}
