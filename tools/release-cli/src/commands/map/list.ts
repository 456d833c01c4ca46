import type { FreezeWindow } from 'shared-contracts/release/freeze-window';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { compareVersions } from 'shared-contracts/release/semver';
import { packagesIn, type PackageName } from 'shared-contracts/remote/remote-names';
import { requireKnown } from '../../edits/edits';
import { locksAt } from '../../edits/lock-edits';
import { lockText, windowText } from '../../locks/lock-text';
import { planText } from '../../map/map-changes';
import { scheduledText } from '../../locks/scheduled-text';
import { readSettings } from '../../settings/settings';
import { waitOf } from '../../health/rollout-wait';
import { tableLines } from '../../text/table-lines';
import { readMap } from '../../map/read-map';
import { merchantsText } from '../../text/merchants-text';
import { waiverLines } from '../../map/waivers';
import { readProvenance, type SignedProvenance } from '../../provenance/read-provenance';
import { provenanceText } from '../../provenance/statement';
import type { Store } from '../../trust/store';
import { assertAtMost, type Command, ownEnvironment } from '../../command-line/command';

const USAGE = 'list [package]';

/** What keeps writes from being made, and which are planned, one line each. */
function holdLines(map: ReleaseMap, windows: readonly FreezeWindow[], now: Date): readonly string[] {
  return [
    ...locksAt(map, now).map((lock) => `${map.environment} is ${lockText(lock)}`),
    ...(map.scheduled ?? []).map((entry) => `Planned: ${scheduledText(entry)}`),
    ...windows.map((window) => `Freeze ${windowText(window, now)}`),
  ];
}

interface PackageLine {
  readonly package: PackageName;
  /** Newest first. */
  readonly versions: readonly string[];
  readonly default: string | null;
  readonly previous: string | null;
  readonly pins: Readonly<Record<string, string>>;
  /** What merchants were pinned to before. */
  readonly previousPins: Readonly<Record<string, string>>;
  readonly rollouts: readonly string[];
  readonly switchedOff: readonly string[];
  readonly revoked: readonly string[];
}

function pinsOf(pins: ReleaseMap['pins'], name: PackageName): Readonly<Record<string, string>> {
  const own = Object.entries(pins).flatMap(([merchant, versions]) => {
    const version = versions[name];
    return version === undefined ? [] : [[merchant, version] as const];
  });
  return Object.fromEntries(own);
}

/** A rollout with its plan, and what it waits for. */
function rolloutLine(rollout: Rollout, now: Date): string {
  const wait = waitOf(rollout, now);
  const { version, merchants, cohort } = rollout;
  const players = cohort === undefined ? '' : `, cohort ${cohort.label}`;
  return `${version} to ${merchants?.join(', ') ?? 'all'}${players}: ${planText(rollout)}${wait === null ? '' : `; waits for ${wait}`}`;
}

function packageLine(map: ReleaseMap, name: PackageName, now: Date): PackageLine {
  const rollouts = map.rollouts.filter((rollout) => rollout.package === name);
  return {
    package: name,
    versions: Object.keys(map.releases[name] ?? {}).toSorted((first, second) => compareVersions(second, first)),
    default: map.defaults[name] ?? null,
    previous: map.previous[name] ?? null,
    pins: pinsOf(map.pins, name),
    previousPins: pinsOf(map.previousPins, name),
    rollouts: rollouts.map((rollout) => rolloutLine(rollout, now)),
    switchedOff: map.switches
      .filter((entry) => entry.package === name)
      .flatMap((entry) => entry.merchants ?? ['all merchants']),
    revoked: map.revoked[name] ?? [],
  };
}

function cells(line: PackageLine): readonly string[] {
  const pinned = new Map<string, string[]>();
  for (const [merchant, version] of Object.entries(line.pins))
    pinned.set(version, [...(pinned.get(version) ?? []), merchant]);
  const pins = [...pinned].map(([version, merchants]) => `${merchantsText(merchants)} ${version}`);
  const off = line.switchedOff.length === 0 ? [] : [`off for ${merchantsText(line.switchedOff)}`];
  const versions = line.versions.map((version) => (line.revoked.includes(version) ? `${version} (revoked)` : version));
  return [
    line.package,
    line.default ?? '-',
    line.previous ?? '-',
    pins.join(', ') || '-',
    [...line.rollouts, ...off].join('; ') || '-',
    versions.join(' ') || '-',
  ];
}

type Origins = Readonly<Record<string, SignedProvenance | null>>;

/** What each version was built from; of one package only, for each is a document of its own. */
async function originsOf(
  store: Store,
  environment: string,
  { package: name, versions }: PackageLine,
): Promise<Origins> {
  const found = versions.map(
    async (version) => [version, await readProvenance(store, environment, { name, version })] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

function originLines(origins: Origins): readonly string[] {
  const rows = Object.entries(origins).map(([version, provenance]) => [
    version,
    provenanceText(provenance),
    provenance?.builtAt ?? '-',
    provenance?.bundler ?? '-',
    provenance?.signedBy.join(', ') || '-',
    provenance?.bill ?? '-',
  ]);
  return rows.length === 0
    ? []
    : [
        '',
        ...tableLines([['version', 'built from', 'built at', 'bundler', 'signed by', 'bill of materials'], ...rows]),
      ];
}

/** What was waived for its versions, and by which writes. */
function waivedIn(
  map: ReleaseMap,
  { package: name, versions }: PackageLine,
): Readonly<Record<string, readonly string[]>> {
  const found = versions.map((version) => [version, waiverLines(map, { name, version })] as const);
  return Object.fromEntries(found.filter(([, lines]) => lines.length > 0));
}

export const listCommand: Command = {
  name: 'list',
  usage: USAGE,
  summary: 'packages with their versions, default, previous version, pins, rollouts, switches and what is revoked',
  options: {},
  environments: ownEnvironment,
  async run({ store, environment, report }, input) {
    assertAtMost(input, 1, USAGE);
    const [only] = input.positionals;
    const [{ map }, settings] = await Promise.all([readMap(store, environment), readSettings(store, environment)]);
    const names = only === undefined ? packagesIn(map.releases) : [requireKnown(map, only)];
    const now = new Date();
    const packages = names.map((name) => packageLine(map, name, now));
    const heading = ['package', 'default', 'previous', 'pins', 'rollouts and switches', 'versions'];
    for (const line of tableLines([heading, ...packages.map(cells)])) report(line);
    const freezeWindows = settings?.settings.freezeWindows ?? [];
    for (const line of holdLines(map, freezeWindows, now)) report(line);
    const value = {
      environment,
      revision: map.revision,
      packages,
      locks: locksAt(map, now),
      freezeWindows,
      scheduled: map.scheduled ?? [],
    };
    const [first] = packages;
    if (only === undefined || first === undefined) return { value };
    const builtFrom = await originsOf(store, environment, first);
    for (const line of originLines(builtFrom)) report(line);
    const waived = waivedIn(map, first);
    for (const line of Object.values(waived).flat()) report(line);
    return { value: { ...value, builtFrom, waived } };
  },
};
