import type { PackageName } from '../remote/remote-names';
import type { ReleaseDescriptor } from './descriptor';
import { fileNames } from './needed-files';
import { parseVersion } from './semver';

const KB = 1024;

/** What one package may weigh, in kB after gzip -9; a page with everything on it is the sum of a few of these. */
export interface PackageBudget {
  /** Scripts before anything of the package runs. */
  readonly start: number;
  /** Scripts and styles of any screen, with the start of a section. */
  readonly screen: number;
  /** Scripts and styles of any widget, without the start. */
  readonly widget: number;
  /** Scripts of the start and of any screen: each is a request of its own. */
  readonly requests: number;
  /** Requests in a row from the page to all scripts of any part: 1 where all of them can be asked for at once. */
  readonly chain: number;
}

/** A file of a release as it is held against its budget. */
export interface WeighedFile {
  /** Bytes after gzip -9. */
  readonly gzip: number;
  /** What stands in it, where it is a script. */
  readonly text: string;
}

/** Raised only with a reason in the commit: players pay for it on every first visit. */
export const BUDGETS: Readonly<Record<PackageName, PackageBudget>> = {
  'host-shell': { start: 176.5, screen: 4.7, widget: 0, requests: 4, chain: 1 },
  'mfe-games': { start: 4.5, screen: 25.8, widget: 16, requests: 5, chain: 1 },
  'mfe-account': { start: 5.7, screen: 30.2, widget: 21.5, requests: 5, chain: 1 },
  'mfe-promotions': { start: 4.4, screen: 15.2, widget: 3.5, requests: 3, chain: 1 },
  'mfe-agent': { start: 5.1, screen: 21.3, widget: 0, requests: 4, chain: 1 },
  'mfe-messaging': { start: 4.6, screen: 13.5, widget: 3.4, requests: 3, chain: 1 },
};

/** No one file is so big that its compiling holds up the page. */
const LARGEST_FILE = 70;

/** Something of a release that is held against a limit. */
interface Measured {
  readonly what: string;
  readonly amount: number;
  readonly limit: number;
  readonly unit: 'kB compressed' | 'scripts' | 'requests in a row';
}

/** Files beside it that a script imports before it runs; what it imports later has brackets. */
function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);
}

/** How many requests in a row it takes to have scripts: what is not among them is asked for by who imports it, later. */
function chainOf(scripts: readonly string[], imports: ReadonlyMap<string, readonly string[]>): number {
  const asked = new Set(scripts);
  let chain = 0;
  for (let round = [...asked]; round.length > 0; chain += 1) {
    round = round.flatMap((script) => imports.get(script) ?? []).filter((name) => !asked.has(name));
    round.forEach((name) => asked.add(name));
  }
  return chain;
}

function* measures(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): Generator<Measured> {
  const budget = BUDGETS[release.name];
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
  // The host's start is there whatever is opened; a section's comes with its screens.
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
  for (const { name } of release.files.filter((file) => /\.(mjs|js|css)$/.test(file.name)))
    yield weigh(name, [name], LARGEST_FILE);
}

/** The first limit a release breaks, as a sentence; null when it keeps them all. `files` are all of its files, by name. */
export function brokenLimit(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): string | null {
  for (const { what, amount, limit, unit } of measures(release, files)) {
    if (amount <= limit) continue;
    const digits = unit === 'kB compressed' ? 1 : 0;
    const takes = `${amount.toFixed(digits)} ${unit}`;
    return `${release.name} ${release.version} is too heavy: ${what} takes ${takes}, and may take ${limit.toFixed(digits)}`;
  }
  return null;
}

/**
 * {@link brokenLimit} of what is built for players. A prerelease is a development build, which is not minified, and is not
 * held against limits before somebody is to be served it.
 */
export function brokenBudget(release: ReleaseDescriptor, files: ReadonlyMap<string, WeighedFile>): string | null {
  return parseVersion(release.version)?.prerelease === '' ? brokenLimit(release, files) : null;
}
