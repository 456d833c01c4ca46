import './staging-page.css';
import { createRoot } from 'react-dom/client';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import type { TelemetryEntry } from '../app/telemetry';
import type { Boot } from '../releases/boot';
import type { SettledOverrides } from '../starter/starter-result';
import { followBuilds, followedBuilds } from './follow-builds';
import { readAskedOverrides } from './override-keys';
import { publishSnapshots } from './release-snapshot';
import { StagingBar } from './staging-bar';
import { StagingState } from './staging-state';

/** What the host hands over. */
export interface StagingStart {
  readonly boot: Boot;
  readonly staging: SettledOverrides | undefined;
  readonly watchTelemetry: (listener: (entry: TelemetryEntry) => void) => () => void;
}

/** Marks the page, and follows the builds that overrides take from elsewhere; only where overrides are allowed. */
export function startStaging({ boot, staging, watchTelemetry }: StagingStart): void {
  const reload = (): void => window.location.reload();
  const state = new StagingState({
    boot,
    faults: staging?.faults ?? [],
    storage: () => window.localStorage,
    reload,
    random: Math.random,
  });
  window.addEventListener('storage', state.refresh);
  const nowRunning = publishSnapshots(boot);
  watchTelemetry(({ event, detail }) => {
    const name = detail['remote'];
    if (event === 'remote.loaded') nowRunning(String(name), String(detail['version']));
    if (event === 'remote.failed' && isPackageName(name))
      state.failed(name, `${String(detail['stage'])}: ${String(detail['cause'])}`);
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<StagingBar state={state} />);
  try {
    const builds = followedBuilds(boot.document, readAskedOverrides(window.localStorage), staging?.faults ?? []);
    followBuilds(builds, (address) => new EventSource(address), reload);
  } catch {
    // A browser that keeps nothing follows no overrides.
  }
}
