import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureProgram, type ProgramState } from 'services/ensure-package';
import { findBrowser } from '../../browser/find-browser';
import { ENGINE_NAMES, type EngineName, type EngineState } from '../plan/engine-names';
import { ensureOldChromium, OLD_CHROMIUMS } from './old-chromium';

const SYSTEM_LIBRARIES = '/usr/lib';

/** WebKit's own small browser lies beside the library, in a folder of the machine's architecture. */
function findMiniBrowser(): string | undefined {
  return readdirSync(SYSTEM_LIBRARIES)
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(SYSTEM_LIBRARIES, folder, name)))
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => existsSync(file));
}

function ensureWebKit(): EngineState {
  for (const program of ['WebKitWebDriver', 'Xvfb']) {
    const state = ensureProgram(program, ['webkit2gtk-driver', 'xvfb']);
    if (state.kind === 'missing') return state;
  }
  const browser = existsSync(SYSTEM_LIBRARIES) ? findMiniBrowser() : undefined;
  return browser === undefined
    ? { kind: 'missing', why: 'MiniBrowser is not in the package webkit2gtk-driver needs' }
    : { kind: 'present', programs: { browser } };
}

function asEngine(state: ProgramState): EngineState {
  return state.kind === 'missing' ? state : { kind: 'present', programs: { browser: state.path } };
}

function failure(error: unknown): EngineState {
  return { kind: 'missing', why: error instanceof Error ? error.message : String(error) };
}

const ENSURE: Readonly<Record<EngineName, () => EngineState | Promise<EngineState>>> = {
  webkit: ensureWebKit,
  firefox: () => asEngine(ensureProgram('firefox-esr', ['firefox-esr'])),
  'chromium-103': () => ensureOldChromium(OLD_CHROMIUMS['chromium-103']),
  'chromium-109': () => ensureOldChromium(OLD_CHROMIUMS['chromium-109']),
  chromium: () => findBrowser().then((browser) => ({ kind: 'present', programs: { browser } }), failure),
};

/** Finds each engine, and installs it where that is allowed: Debian's packages as root, npm's archives anywhere. */
export async function ensureEngines(): Promise<ReadonlyMap<EngineName, EngineState>> {
  const states = new Map<EngineName, EngineState>();
  // One after the other: the package manager takes one call at a time.
  for (const name of ENGINE_NAMES) states.set(name, await ENSURE[name]());
  return states;
}
