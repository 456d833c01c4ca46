import { LOAD_STAGES, type LoadStage } from 'shared-contracts/remote/load-result';
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

function remoteEntry(event: string, detail: TelemetryEntry['detail']): HealthEntry | null {
  const { remote, version, ms, to, stage, cause } = detail;
  if (typeof remote !== 'string' || !isRemoteName(remote) || typeof version !== 'string') return null;
  const release = { package: remote, version };
  if (event === 'capability.refused') return { kind: 'error', ...release, name: event };
  if (event === 'remote.loaded') return { kind: 'load', ...release, ms: Number(ms) };
  if (event === 'remote.fallback') return { kind: 'fallback', ...release, to: String(to) };
  if (event === 'remote.failed')
    return { kind: 'failure', ...release, stage: stageOf(stage), cause: String(cause).slice(0, LONGEST_NAME) };
  return null;
}

/** What something that happened on the page says of a release; null when it says nothing of one. */
export function healthEntry({ event, detail }: TelemetryEntry, host: RunningRelease): HealthEntry | null {
  if (event === 'host.started') return { kind: 'load', ...host, ms: Number(detail['ms']) };
  if (event === 'release.feedIgnored' && detail['reason'] === 'older than seen')
    return { kind: 'failure', ...host, stage: 'integrity', cause: 'older release feed' };
  return remoteEntry(event, detail);
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
