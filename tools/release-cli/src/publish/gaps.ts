import { normalisePath } from 'shared-contracts/paths';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';

/** Something that the version served now answers and a new one would not. */
export interface Gap {
  /** The path, slot or intent, as `--allow-gap` names it. */
  readonly what: string;
  readonly message: string;
}

/** What a release does for the site by itself, by name. */
interface Answers {
  readonly paths: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  readonly intents: ReadonlySet<string>;
}

const HOST = 'host-shell';

/**
 * The paths that lead to a screen of a release: those it contributes, those that the host's table leads to it, and,
 * for the host itself, those of its table whose screen is there.
 */
function pathsOf(release: ReleaseDescriptor, host: ReleaseDescriptor, all: readonly ReleaseDescriptor[]): Set<string> {
  const isHost = release.name === HOST;
  const paths = new Set(isHost ? [] : release.contributions.routes.map((route) => normalisePath(route.path)));
  for (const { path, screen, remote = HOST } of host.contributions.routes) {
    const owners = isHost ? all.filter((entry) => entry.name === remote) : [release];
    if (!isHost && remote !== release.name) continue;
    if (owners.some((owner) => owner.name === HOST || Object.hasOwn(owner.screens, screen)))
      paths.add(normalisePath(path));
  }
  return paths;
}

function answersOf(release: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): Answers {
  const all = [release, ...others];
  const host = all.find((entry) => entry.name === HOST);
  return {
    paths: host === undefined ? new Set() : pathsOf(release, host, all),
    slots: new Set(release.contributions.slots.map(({ slot }) => slot)),
    intents: new Set(release.contributions.intents),
  };
}

function lost(before: ReadonlySet<string>, after: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...before].filter((entry) => !after.has(entry) && !others.has(entry)).toSorted();
}

/**
 * What the site would lose if the present release were replaced by the new one, among what is served beside it:
 * paths, slots and intents that nobody would answer any more.
 */
export function findGaps(
  present: ReleaseDescriptor,
  fresh: ReleaseDescriptor,
  others: readonly ReleaseDescriptor[],
): readonly Gap[] {
  const [before, after] = [answersOf(present, others), answersOf(fresh, others)];
  const remotes = others.filter((other) => other.name !== HOST);
  const elsewhere: Answers = {
    paths: new Set(remotes.flatMap((other) => other.contributions.routes.map(({ path }) => normalisePath(path)))),
    slots: new Set(others.flatMap((other) => other.contributions.slots.map(({ slot }) => slot))),
    intents: new Set(others.flatMap((other) => other.contributions.intents)),
  };
  const title = `${present.name} ${present.version}`;
  const next = `${fresh.name} ${fresh.version}`;
  const gaps = (kind: keyof Answers, noun: string): Gap[] =>
    lost(before[kind], after[kind], elsewhere[kind]).map((what) => ({
      what,
      message: `${noun}${what} is answered by ${title}, which is served now, and by nobody with ${next}`,
    }));
  return [...gaps('paths', ''), ...gaps('slots', 'the slot '), ...gaps('intents', 'the intent ')];
}
