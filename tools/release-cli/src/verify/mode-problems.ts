import { shellWord } from '../text/shell-word';
import { relative } from 'node:path';
import type { Store } from '../trust/store';

/** Longer lists say nothing more; the remedy is the same for all. */
const MOST_SHOWN = 20;

/** What a check found about who may read a store. */
export interface ModeReport {
  readonly problems: readonly string[];
  /** What is wrong only where the web server runs as another user. */
  readonly notes: readonly string[];
}

/** Says what of a store in a folder other users cannot read: a web server of another user would answer with 503. */
export async function modeProblems(store: Store): Promise<ModeReport> {
  const found = await store.unreadable?.();
  if (found === undefined) return { problems: [], notes: [] };
  const { root, inside, above } = found;
  const remedy = `chmod -R go+rX ${shellWord(root)}`;
  const shown = inside.slice(0, MOST_SHOWN).map(({ path, mode }) => {
    const name = relative(root, path);
    return `${name === '' ? 'The store itself' : name} has mode ${mode}, so a web server of another user cannot read it: ${remedy}`;
  });
  const more = inside.length - shown.length;
  const problems =
    more > 0 ? [...shown, `${more} more parts of the store are closed to other users: ${remedy}`] : shown;
  const notes = above.map(
    ({ path, mode }) =>
      `Note: ${path} has mode ${mode}, so only a web server that runs as its owner gets to the store: chmod go+x ${shellWord(path)} lets others pass`,
  );
  return { problems, notes };
}
