import { LIVE_LIMITS } from 'shared-contracts/live/live-call';
import type { LiveKind } from 'shared-contracts/live/live-messages';
import type { Store } from '../../data/store/store';
import { drawsOf, LOTTERIES } from '../../data/lotteries';

/** A change that the database wrote down; without a member it concerns everybody. */
export interface LiveChange {
  readonly id: number;
  readonly kind: LiveKind;
  readonly member_id: number | null;
  /** Row of what changed; of a draw, the place of its lottery. */
  readonly ref: number | null;
}

/** The changes of this database, in order. */
export interface LiveChanges {
  /** Id of the newest change. */
  readonly newest: () => number;
  /** Changes after an id; undefined where some of them are not kept any more, or the id is none of these. */
  readonly after: (id: number) => readonly LiveChange[] | undefined;
  /** Writes down what only the clock tells, and forgets what nobody may ask for any more. */
  readonly note: (now: number) => void;
}

/** Follows the clock for lotteries: each writes a change when its next issue begins. */
function drawNotes(store: Store): (now: number) => void {
  let issues: readonly string[] | undefined;
  let [nextAt, lookedAt] = [0, 0];
  return (now) => {
    // A clock that was set back counts from there.
    const isEarly = now < nextAt && now >= lookedAt;
    lookedAt = now;
    if (issues !== undefined && isEarly) return;
    const draws = LOTTERIES.map((lottery) => drawsOf(lottery, now));
    draws.forEach(({ issue }, place) => {
      if (issues === undefined || issues[place] === issue) return;
      store.run("INSERT INTO live_changes (kind, ref) VALUES ('draws', ?)", place);
    });
    issues = draws.map(({ issue }) => issue);
    nextAt = Math.min(...draws.map(({ closesAt }) => closesAt));
  };
}

/** What nobody may ask for any more is looked for so often, ms. */
const FORGET_EVERY_MS = 60_000;

export function createLiveChanges(store: Store): LiveChanges {
  const noteDraws = drawNotes(store);
  let noted = 0;
  let forgotAt = Number.NEGATIVE_INFINITY;
  const newest = (): number =>
    store.get<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'live_changes'")?.seq ?? 0;
  return {
    newest,
    after: (id) => {
      if (id === newest()) return [];
      const oldest = store.get<{ id: number | null }>('SELECT min(id) AS id FROM live_changes')?.id ?? null;
      if (oldest === null || id < oldest - 1 || id > newest()) return undefined;
      return store.all<LiveChange>('SELECT id, kind, member_id, ref FROM live_changes WHERE id > ? ORDER BY id', id);
    },
    note: (now) => {
      noteDraws(now);
      const last = newest();
      if (last !== noted) store.run('UPDATE live_changes SET at = ? WHERE id > ? AND at IS NULL', now, noted);
      noted = last;
      if (Math.abs(now - forgotAt) < FORGET_EVERY_MS) return;
      forgotAt = now;
      store.run('DELETE FROM live_changes WHERE at < ?', now - LIVE_LIMITS.replayMs);
    },
  };
}
