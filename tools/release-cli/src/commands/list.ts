import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import { PACKAGE_NAMES, type PackageName } from 'shared-contracts/remote/remote-names';
import { requirePackage } from '../map/edits';
import { tableLines } from '../map/preview-table';
import { readMap } from '../map/read-map';
import { assertAtMost, type Command } from './command';

const USAGE = 'list [package]';

interface PackageLine {
  readonly package: PackageName;
  /** Newest first. */
  readonly versions: readonly string[];
  readonly default: string | null;
  readonly previous: string | null;
  readonly pins: Readonly<Record<string, string>>;
  readonly rollouts: readonly string[];
  readonly switchedOff: readonly string[];
}

function packageLine(map: ReleaseMap, name: PackageName): PackageLine {
  const rollouts = map.rollouts.filter((rollout) => rollout.package === name);
  const pins = Object.entries(map.pins).flatMap(([merchant, versions]) => {
    const version = versions[name];
    return version === undefined ? [] : [[merchant, version] as const];
  });
  return {
    package: name,
    versions: Object.keys(map.releases[name] ?? {}).toSorted((first, second) => compareVersions(second, first)),
    default: map.defaults[name] ?? null,
    previous: map.previous[name] ?? null,
    pins: Object.fromEntries(pins),
    rollouts: rollouts.map(
      ({ version, percent, merchants }) => `${version} ${percent ?? 100} % of ${merchants?.join(', ') ?? 'all'}`,
    ),
    switchedOff: map.switches
      .filter((entry) => entry.package === name)
      .flatMap((entry) => entry.merchants ?? ['all merchants']),
  };
}

function cells(line: PackageLine): readonly string[] {
  const pins = Object.entries(line.pins).map(([merchant, version]) => `${merchant} ${version}`);
  const off = line.switchedOff.map((merchant) => `off for ${merchant}`);
  return [
    line.package,
    line.default ?? '-',
    line.previous ?? '-',
    pins.join(', ') || '-',
    [...line.rollouts, ...off].join('; ') || '-',
    line.versions.join(' ') || '-',
  ];
}

export const listCommand: Command = {
  name: 'list',
  usage: USAGE,
  summary: 'packages with their versions, default, previous version, pins, rollouts and switches',
  options: {},
  async run({ store, environment, report }, input) {
    assertAtMost(input, 1, USAGE);
    const [only] = input.positionals;
    const names = only === undefined ? PACKAGE_NAMES : [requirePackage(only)];
    const { map } = await readMap(store, environment);
    const packages = names.map((name) => packageLine(map, name));
    const heading = ['package', 'default', 'previous', 'pins', 'rollouts and switches', 'versions'];
    for (const line of tableLines([heading, ...packages.map(cells)])) report(line);
    return { value: { environment, revision: map.revision, packages } };
  },
};
