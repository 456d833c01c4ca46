import './staging-page.css';
import { createRoot } from 'react-dom/client';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import type { Boot } from '../boot/boot';
import type { TelemetryLog } from '../telemetry/telemetry';
import { overrideFaults } from './override-faults';
import { publishSnapshots } from './release-snapshot';
import { StagingBar } from './staging-bar';
import { StagingState } from './staging-state';

/** Marks the page; only where overrides are allowed. */
export function startStaging(boot: Boot, watchTelemetry: TelemetryLog['watch']): void {
  const state = new StagingState({
    boot,
    faults: overrideFaults(),
    storage: () => window.localStorage,
    reload: () => window.location.reload(),
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
}
