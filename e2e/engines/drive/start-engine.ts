import type { EngineName, EnginePrograms } from '../plan/engine-names';
import { startChromium } from './chromium-engine';
import { startFirefox } from './firefox-engine';
import type { Engine } from './session';
import { startWebKit } from './web-kit';

const START: Readonly<Record<EngineName, (programs: EnginePrograms) => Promise<Engine>>> = {
  webkit: startWebKit,
  firefox: startFirefox,
  'chromium-103': startChromium,
  'chromium-109': startChromium,
  chromium: startChromium,
};

/** Starts an engine; the caller closes it. */
export function startEngine(name: EngineName, programs: EnginePrograms): Promise<Engine> {
  return START[name](programs);
}
