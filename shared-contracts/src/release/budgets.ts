import type { PackageName } from '../remote/remote-names';
import type { FilesNeeded, ReleaseDescriptor } from './descriptor';
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
}

/** Raised only with a reason in the commit: players pay for it on every first visit. */
export const BUDGETS: Readonly<Record<PackageName, PackageBudget>> = {
  'host-shell': { start: 140.4, screen: 4.7, widget: 0, requests: 4 },
  'mfe-games': { start: 3.7, screen: 25, widget: 16, requests: 5 },
  'mfe-account': { start: 5, screen: 27, widget: 19.2, requests: 4 },
  'mfe-promotions': { start: 3.7, screen: 14.5, widget: 3.5, requests: 3 },
  'mfe-agent': { start: 4.4, screen: 20.8, widget: 0, requests: 4 },
  'mfe-messaging': { start: 4, screen: 12.8, widget: 3.4, requests: 3 },
};

/** No one file is so big that its compiling holds up the page. */
const LARGEST_FILE = 70;

/** Something of a release that is held against a limit. */
interface Measured {
  readonly what: string;
  readonly amount: number;
  readonly limit: number;
  readonly unit: 'kB compressed' | 'scripts';
}

function* measures(release: ReleaseDescriptor, gzip: ReadonlyMap<string, number>): Generator<Measured> {
  const budget = BUDGETS[release.name];
  const weigh = (what: string, files: readonly string[], limit: number): Measured => {
    const bytes = [...new Set(files)].reduce((sum, file) => sum + (gzip.get(file) ?? 0), 0);
    return { what, amount: bytes / KB, limit, unit: 'kB compressed' };
  };
  const filesOf = ({ scripts, styles }: FilesNeeded): readonly string[] => [...scripts, ...styles];
  const first = [...new Set([release.entry, ...release.start.scripts])];
  yield weigh('its start', first, budget.start);
  // The host's start is there whatever is opened; a section's comes with its screens.
  const before = release.name === 'host-shell' ? [] : [...first, ...release.start.styles];
  for (const [name, needed] of Object.entries(release.screens)) {
    const what = `its screen ${name}`;
    yield weigh(what, [...before, ...filesOf(needed)], budget.screen);
    const scripts = new Set([...first, ...needed.scripts]);
    yield { what, amount: scripts.size, limit: budget.requests, unit: 'scripts' };
  }
  for (const [name, needed] of Object.entries(release.widgets))
    yield weigh(`its widget ${name}`, filesOf(needed), budget.widget);
  for (const { name } of release.files.filter((file) => /\.(mjs|js|css)$/.test(file.name)))
    yield weigh(name, [name], LARGEST_FILE);
}

/**
 * The first limit a release breaks, as a sentence; null when it keeps them all. `gzip` is by file. A
 * prerelease is a development build, which is not minified, and is not held against limits.
 */
export function brokenBudget(release: ReleaseDescriptor, gzip: ReadonlyMap<string, number>): string | null {
  if (parseVersion(release.version)?.prerelease !== '') return null;
  for (const { what, amount, limit, unit } of measures(release, gzip)) {
    if (amount <= limit) continue;
    const digits = unit === 'scripts' ? 0 : 1;
    const takes = `${amount.toFixed(digits)} ${unit}`;
    return `${release.name} ${release.version} is too heavy: ${what} takes ${takes}, and may take ${limit.toFixed(digits)}`;
  }
  return null;
}
