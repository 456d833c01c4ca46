import { normalisePath } from 'shared-contracts/paths';
import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { PackageName } from 'shared-contracts/remote/remote-names';

/** Something that what is served now answers and what comes would not. */
export interface Gap {
  /** The path, slot or intent, as `--allow-gap` names it. */
  readonly what: string;
  readonly message: string;
  /** The release with which it goes unanswered. */
  readonly release: ReleaseDescriptor;
}

/** The releases of each package that devices may get beside each other: several while one is rolled out. */
export type Releases = ReadonlyMap<PackageName, readonly ReleaseDescriptor[]>;

/** What a device has of a package, and what it is given then. */
interface Move {
  readonly from: ReleaseDescriptor;
  readonly to: ReleaseDescriptor;
}

const HOST = 'host-shell';

/** What can be answered, by the words before its name. */
const NOUNS = ['', 'the slot ', 'the intent '] as const;
type Noun = (typeof NOUNS)[number];

/**
 * The paths that lead to a screen of a release under a host: those it contributes, those that the host's table leads to
 * it, and, for the host itself, those of its table for screens of its own.
 */
function pathsOf(release: ReleaseDescriptor, host: ReleaseDescriptor): ReadonlySet<string> {
  const isHost = release.name === HOST;
  const own = isHost ? [] : release.contributions.routes.map((route) => route.path);
  const led = host.contributions.routes
    .filter(({ remote = HOST }) => remote === release.name)
    .filter(({ screen }) => isHost || Object.hasOwn(release.screens, screen));
  return new Set([...own, ...led.map((route) => route.path)].map(normalisePath));
}

function answersOf(release: ReleaseDescriptor, host: ReleaseDescriptor, noun: Noun): ReadonlySet<string> {
  const { slots, intents } = release.contributions;
  if (noun === '') return pathsOf(release, host);
  return new Set(noun === 'the slot ' ? slots.map(({ slot }) => slot) : intents);
}

/** Remembers answers while one comparison asks for them again and again. */
class Answers {
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(readonly noun: Noun) {}

  of(release: ReleaseDescriptor, host: ReleaseDescriptor): ReadonlySet<string> {
    const id = `${titleOf(release)} ${host.version}`;
    const answers = this.#known.get(id) ?? answersOf(release, host, this.noun);
    this.#known.set(id, answers);
    return answers;
  }
}

function titleOf({ name, version }: Pick<ReleaseDescriptor, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/** Devices are given a new version, keep the one that they have, or get one they had before. */
function movesOf(name: PackageName, before: Releases, after: Releases, fresh: ReadonlySet<string>): readonly Move[] {
  const given = after.get(name) ?? [];
  return (before.get(name) ?? []).flatMap((from) => {
    const likely = given.filter((to) => to.version === from.version || fresh.has(titleOf(to)));
    return (likely.length === 0 ? given : likely).map((to) => ({ from, to }));
  });
}

interface Comparison {
  readonly before: Releases;
  readonly after: Releases;
  readonly fresh: ReadonlySet<string>;
}

/** What devices of one host's version lose when they get another, or the same beside other sections. */
function gapsUnder({ before, after, fresh }: Comparison, host: Move, answers: Answers): readonly Gap[] {
  const isAnswered = (what: string, but: PackageName): boolean =>
    [...after].some(([name, releases]) => {
      const given = name === HOST ? [host.to] : releases;
      return name !== but && given.length > 0 && given.every((other) => answers.of(other, host.to).has(what));
    });
  return [...before.keys()].flatMap((name) => {
    const moves = name === HOST ? [host] : movesOf(name, before, after, fresh);
    return moves.flatMap((move) => {
      const kept = answers.of(move.to, host.to);
      const lost = [...answers.of(move.from, host.from)].filter((what) => !kept.has(what) && !isAnswered(what, name));
      return lost.map((what) => {
        // What the section would still answer is lost by the host's table.
        const { from, to } = answers.of(move.to, host.from).has(what) ? host : move;
        const message = `${answers.noun}${what} is answered by ${titleOf(from)}, which is served now, and by nobody with ${titleOf(to)}`;
        return { what, message, release: to };
      });
    });
  });
}

/**
 * What a site would lose if some of its releases were replaced by new ones: paths, slots and intents that some device
 * gets no answer for any more. `fresh` names the new releases (`mfe-games 1.1.0`).
 */
export function findGaps(before: Releases, after: Releases, fresh: ReadonlySet<string>): readonly Gap[] {
  const hosts = movesOf(HOST, before, after, fresh);
  return NOUNS.flatMap((noun) => {
    const answers = new Answers(noun);
    const found = hosts.flatMap((host) => gapsUnder({ before, after, fresh }, host, answers));
    const distinct = [...new Map(found.map((gap) => [gap.message, gap])).values()];
    return distinct.toSorted((first, second) => (first.what < second.what ? -1 : Number(first.what > second.what)));
  });
}
