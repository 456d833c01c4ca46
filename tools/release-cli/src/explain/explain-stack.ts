import type { PackageName } from 'shared-contracts/remote/remote-names';
import type { SetVersions } from '../evidence/set-versions';
import type { ObjectStore } from '../store/store';
import { messageOf, UserError } from '../text/user-error';
import { KnownReleases, type FileOwner } from './find-map';
import { parseStack, type FilePlace, type StackLine } from './parse-stack';
import { readPosition, type SourcePosition } from './read-position';

/** What is known of one line of a stack. */
export interface ExplainedLine {
  /** The line as it came. */
  readonly text: string;
  /**
   * `words`: no frame. `mapped`: found in the sources. `foreign`: of no package of the site. `gone`: of a version that is not
   * kept, or was never published here. `no map`: the version is kept, and no map of this file, or this place is not in it.
   */
  readonly status: 'words' | 'mapped' | 'foreign' | 'gone' | 'no map';
  readonly package?: PackageName;
  /** The version that ran; several where the stack does not say which of those with this very file it was. */
  readonly versions?: readonly string[];
  readonly position?: SourcePosition;
  /** What is wrong with the map. */
  readonly fault?: string;
}

/** The version that ran comes first: the set's own, and with it those that have the same file. */
function versionsOf(owners: readonly FileOwner[], ran: string | undefined): readonly FileOwner[] {
  const own = owners.filter(({ version }) => version === ran);
  return own.length > 0 ? own : owners;
}

async function explainPlace(
  releases: KnownReleases,
  place: FilePlace,
  ran: string | undefined,
): Promise<Omit<ExplainedLine, 'text'>> {
  const owners = versionsOf(await releases.ownersOf(place.package, place.file), ran);
  const about = { package: place.package, versions: owners.map(({ version }) => version) };
  if (owners.length === 0) return { ...about, status: 'gone' };
  for (const { map } of owners) {
    if (map === null) continue;
    try {
      const opened = await releases.mapOf(map);
      const position = opened && readPosition(opened, place);
      if (position !== null) return { ...about, status: 'mapped', position };
    } catch (error) {
      return { ...about, status: 'no map', fault: messageOf(error) };
    }
  }
  return { ...about, status: 'no map' };
}

function explainLine(
  releases: KnownReleases,
  { text, isFrame, place }: StackLine,
  ran: SetVersions,
): Promise<ExplainedLine> | ExplainedLine {
  if (!isFrame) return { text, status: 'words' };
  if (place === null) return { text, status: 'foreign' };
  return explainPlace(releases, place, ran[place.package]).then((found) => ({ text, ...found }));
}

/**
 * Finds for every frame of a stack where it is in the sources. `ran` are the versions of the page, where they are known:
 * else a file that several versions have is of any of them. Refuses a text without a frame.
 */
export async function explainStack(
  store: ObjectStore,
  text: string,
  ran: SetVersions = {},
): Promise<readonly ExplainedLine[]> {
  const lines = parseStack(text);
  if (!lines.some(({ isFrame }) => isFrame))
    throw new UserError(
      'There is no stack in this text: its lines name a file with line and column, such as https://site.example/r/mfe-games/list.0123456789ab.mjs:1:234',
    );
  const releases = new KnownReleases(store);
  const explained: ExplainedLine[] = [];
  for (const line of lines) explained.push(await explainLine(releases, line, ran));
  return explained;
}
