import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';
import { sectionFolders } from 'services/section-folders';

/** A machine to try the tree on. */
export interface Machine {
  readonly name: string;
  readonly source: 'clone' | 'archive';
  /** The folder that the tree lies in. */
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Commands run as an account that owns nothing else and has no name. */
  readonly isUnprivileged: boolean;
  /** A version of the npm registry's `node` package; the caller's own Node without it. */
  readonly node?: string;
  readonly isBusy: boolean;
  /** Unit tests that are run on it: parts of their paths. */
  readonly tests: readonly string[];
  /** Whether its clock is the one of its files; a store refuses any other, so no site is started there. */
  readonly hasRightClock: boolean;
  /** `npm test` is part of a whole run. */
  readonly isWhole: boolean;
  /** Programs that stand before each command. */
  readonly before: readonly string[];
  /** Why this machine cannot be had here; null where it can. */
  readonly missing: () => string | null;
}

/** Unit tests of packages that are quick, and that files, accounts and languages matter to. */
const QUICK_TESTS = ['shared-contracts', 'tools/release-cli/src/store', 'tools/run/src/ports'];

/** Unit tests of what calculates with days: sections and the back end's reports. */
const TESTS_OF_DAYS = ['shared-contracts', ...sectionFolders(WORKSPACE), 'tools/reference-gateway'];

const USUAL: Omit<Machine, 'name'> = {
  source: 'clone',
  folder: 'site',
  variables: {},
  isUnprivileged: false,
  isBusy: false,
  tests: QUICK_TESTS,
  hasRightClock: true,
  isWhole: false,
  before: [],
  missing: () => (existsSync(path.join(WORKSPACE, '.git')) ? null : 'here is no git repository to clone'),
};

function hasProgram(name: string): boolean {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function missingRoot(): string | null {
  if (!isRoot()) return 'this account is not root';
  return USUAL.missing();
}

/** In the night of 5 April 2026, when Auckland's clocks go back from 3 to 2. */
const NIGHT = '2026-04-05 01:55:00';

/** Every machine, the two that a whole run goes through first. */
export const MACHINES: readonly Machine[] = [
  { ...USUAL, name: 'fresh clone, root without identity', isWhole: true, missing: missingRoot },
  {
    ...USUAL,
    name: 'fresh clone, unprivileged account',
    isUnprivileged: true,
    isWhole: true,
    missing: () => missingRoot() ?? (hasProgram('setpriv') ? null : 'there is no setpriv'),
  },
  { ...USUAL, name: 'archive without .git', source: 'archive' },
  { ...USUAL, name: 'odd path', folder: 'ein Ordner mit Ü #1' },
  { ...USUAL, name: 'LANG=C', variables: { LANG: 'C', LC_ALL: 'C' } },
  { ...USUAL, name: 'TZ=Pacific/Auckland', variables: { TZ: 'Pacific/Auckland' } },
  {
    ...USUAL,
    name: 'night when clocks change',
    // Packages that were published after that night would be refused as too new.
    variables: { TZ: 'Pacific/Auckland', pnpm_config_minimum_release_age: '0' },
    tests: TESTS_OF_DAYS,
    hasRightClock: false,
    before: ['faketime', NIGHT],
    missing: () => (hasProgram('faketime') ? USUAL.missing() : 'there is no faketime'),
  },
  { ...USUAL, name: 'Node 20.19', node: '20.19' },
  { ...USUAL, name: 'Node 22', node: '22' },
  { ...USUAL, name: 'Node 24', node: '24' },
  { ...USUAL, name: 'busy cores', isBusy: true },
];
