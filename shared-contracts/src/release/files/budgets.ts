import type { ReleaseDescriptor } from '../documents/descriptor';
import { fileNames } from './needed-files';
import { parseVersion } from '../documents/semver';

const KB = 1024;

/** The size limits of one package, in kB after gzip -9. A section states its own in `src/budget.ts`. */
export interface PackageBudget {
  /** Scripts before any code of the package runs. */
  readonly start: number;
  /** Scripts and styles of any screen, with the start of a section. */
  readonly screen: number;
  /** Scripts and styles of any widget, without the start. */
  readonly widget: number;
  /** Scripts of the start and of any screen: each is a separate request. */
  readonly requests: number;
  /** Requests in a row from the page to all scripts of any part: 1 if all of them can be requested at once. */
  readonly chain: number;
}

/** A file of a release as its budget measures it. */
export interface WeighedFile {
  /** Bytes after gzip -9. */
  readonly gzip: number;
  /** Its content, if it is a script. */
  readonly text: string;
}

/** The host's budget. Raised only with a reason in the commit: players pay for it on every first visit. */
export const HOST_BUDGET: PackageBudget = { start: 180.4, screen: 4.7, widget: 0, requests: 4, chain: 1 };

/**
 * The most that a section may state as its budget, so that none can grant itself anything. Releases without a budget
 * are checked against it.
 */
export const SECTION_CEILING: PackageBudget = { start: 6, screen: 32.7, widget: 24, requests: 5, chain: 1 };

/** What a section may weigh more whose entry carries a federation runtime of its own, in kB after gzip -9. */
export const OWN_RUNTIME_KB = 30;

const LIMITS = ['start', 'screen', 'widget', 'requests', 'chain'] as const satisfies readonly (keyof PackageBudget)[];

/** The largest size of one file, so that compiling it does not block the page. */
const LARGEST_FILE = 70;

/** A part of a release that a limit applies to. */
interface Measured {
  readonly what: string;
  readonly amount: number;
  readonly limit: number;
  readonly unit: 'kB compressed' | 'scripts' | 'requests in a row';
}

/** Files beside it that a script imports before it runs; dynamic imports have brackets. */
function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);
}

/**
 * How many requests in a row loading scripts takes: a script that is not listed is requested later, by its importer.
 */
function chainOf(scripts: readonly string[], imports: ReadonlyMap<string, readonly string[]>): number {
  const asked = new Set(scripts);
  let chain = 0;
  for (let round = [...asked]; round.length > 0; chain += 1) {
    round = round.flatMap((script) => imports.get(script) ?? []).filter((name) => !asked.has(name));
    round.forEach((name) => asked.add(name));
  }
  return chain;
}

/** The budget of a release: its section's own, if it states one. */
function budgetOf({ name, budget = SECTION_CEILING, described }: ReleaseDescriptor): PackageBudget {
  if (name === 'host-shell') return HOST_BUDGET;
  if (described?.ownRuntime !== true) return budget;
  return { ...budget, start: budget.start + OWN_RUNTIME_KB, screen: budget.screen + OWN_RUNTIME_KB };
}

/**
 * The first limit of a section's own budget that is above the ceiling of this site, as a sentence; null when none is. A
 * budget that `mfe describe` wrote may be above it: the settings of each environment decide.
 */
export function brokenCeiling({
  name,
  version,
  budget,
}: Pick<ReleaseDescriptor, 'name' | 'version' | 'budget'>): string | null {
  if (name === 'host-shell' || budget === undefined) return null;
  const key = LIMITS.find((one) => budget[one] > SECTION_CEILING[one]);
  if (key === undefined) return null;
  const most = SECTION_CEILING[key];
  return `${name} ${version} allows itself too much: its budget has ${key} ${budget[key]}, and no section may have more than ${most}`;
}

function* measures(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): Generator<Measured> {
  const budget = budgetOf(release);
  // Once for each file: the host's big ones are among the scripts of all its parts.
  const imports = new Map([...files].map(([name, { text }]) => [name, importsOf(text)]));
  const weigh = (what: string, names: readonly string[], limit: number): Measured => {
    const bytes = [...new Set(names)].reduce((sum, name) => sum + (files.get(name)?.gzip ?? 0), 0);
    return { what, amount: bytes / KB, limit, unit: 'kB compressed' };
  };
  const follow = (what: string, scripts: readonly string[]): Measured => {
    return { what, amount: chainOf(scripts, imports), limit: budget.chain, unit: 'requests in a row' };
  };
  const first = [...new Set([release.entry, ...release.start.scripts])];
  yield weigh('its start', first, budget.start);
  yield follow('its start', first);
  // The host's start is loaded on every path; a section's loads with its screens.
  const before = release.name === 'host-shell' ? [] : [...first, ...release.start.styles];
  for (const [name, needed] of Object.entries(release.screens)) {
    const what = `its screen ${name}`;
    yield weigh(what, [...before, ...fileNames([needed])], budget.screen);
    const scripts = [...new Set([...first, ...needed.scripts])];
    yield { what, amount: scripts.length, limit: budget.requests, unit: 'scripts' };
    yield follow(what, scripts);
  }
  for (const [name, needed] of Object.entries(release.widgets)) {
    const what = `its widget ${name}`;
    yield weigh(what, fileNames([needed]), budget.widget);
    yield follow(what, [...first, ...needed.scripts]);
  }
  // What other tools have joined into one file is limited by its start, screen or widget alone.
  if (release.described !== undefined) return;
  for (const { name } of release.files.filter((file) => /\.(mjs|js|css)$/.test(file.name)))
    yield weigh(name, [name], LARGEST_FILE);
}

/** The first limit a release breaks, as a sentence; null if it breaks none. `files` are all of its files, by name. */
export function brokenLimit(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): string | null {
  // The host of somebody else, and what it makes of its start, has no limits here.
  if (release.name === 'host-shell' && release.described !== undefined) return null;
  const granted = release.described === undefined ? brokenCeiling(release) : null;
  if (granted !== null) return granted;
  for (const { what, amount, limit, unit } of measures(release, files)) {
    if (amount <= limit) continue;
    const digits = unit === 'kB compressed' ? 1 : 0;
    const takes = `${amount.toFixed(digits)} ${unit}`;
    return `${release.name} ${release.version} is too heavy: ${what} takes ${takes}, and may take ${limit.toFixed(digits)}`;
  }
  return null;
}

/**
 * {@link brokenLimit} for production builds. A prerelease is an unminified development build, which is checked only
 * before it is served to players.
 */
export function brokenBudget(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): string | null {
  return parseVersion(release.version)?.prerelease === '' ? brokenLimit(release, files) : null;
}
