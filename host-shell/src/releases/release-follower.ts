import { REMOTE_NAMES, type PackageName, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { Boot } from './boot';
import { changeOf, type FeedChange, type PageNow } from './feed-change';
import type { FeedRead, ReleaseState } from './read-feed';
import type { ReleaseHolds } from './release-holds';
import { takeSwitches } from './take-switches';
import type { UpdateState } from './update-state';

/** The feed is asked for no more often than this, whatever happens to the page. */
export const CHECK_PAUSE_MS = 60_000;
/** Time between two checks of a page in view. */
export const CHECK_EVERY_MS = 5 * 60_000;
/** A page that was out of sight for longer takes an update by itself when it comes back. */
export const LONG_HIDDEN_MS = 10 * 60_000;

/** What following takes of the page; the browser's own where it runs. */
export interface FollowedPage {
  readonly now: () => number;
  /** The page was given before the state of the releases was known: its first answer tells what another page would. */
  readonly wasKept: boolean;
  readonly reload: () => void;
  /** False right after a reload: a page that is served old would go round in circles. */
  readonly mayReload: () => boolean;
  /** Whether anything of a package is in view. */
  readonly isInView: (name: PackageName) => boolean;
  readonly isSafe: () => boolean;
  readonly holdsNoText: () => boolean;
  /** Fetches what the next page needs when there is nothing else to do. */
  readonly fetchAhead: (change: FeedChange, feed: ReleaseState) => void;
}

export interface FollowerSetup extends PageNowSource {
  readonly boot: Boot;
  readonly read: () => Promise<FeedRead>;
  readonly holds: Pick<ReleaseHolds, 'isHeld'>;
  readonly updates: UpdateState;
  readonly telemetry: Telemetry;
  readonly page: FollowedPage;
}

interface PageNowSource {
  readonly running: PageNow['running'];
  readonly held: () => PageNow['held'];
}

function revokedIn({ view }: ReleaseState): Readonly<Partial<Record<RemoteName, readonly string[]>>> {
  return Object.fromEntries(REMOTE_NAMES.map((name) => [name, view.packages[name]?.revoked ?? []]));
}

/** Keeps an open page in step with the releases: switches and revocations at once, all else when it suits the player. */
export class ReleaseFollower {
  private feed: ReleaseState | null = null;
  private checkedAt = -Infinity;
  private hiddenAt: number | null = null;
  private fetchedAhead: string | null = null;

  constructor(private readonly setup: FollowerSetup) {}

  /** Asks for the present state, unless that was done a moment ago. */
  async check(): Promise<void> {
    const { page, read, telemetry } = this.setup;
    if (page.now() - this.checkedAt < CHECK_PAUSE_MS) return;
    this.checkedAt = page.now();
    const answer = await read();
    if (answer.status === 'believed') this.take(answer.feed);
    else telemetry.report('release.feedIgnored', { reason: answer.reason });
  }

  /**
   * This page was kept, and the network has another one by now: the next page is that. Where it cannot be followed, the
   * feed is asked.
   */
  overtaken(pageOfNow: FeedRead): void {
    this.setup.updates.overtaken();
    if (pageOfNow.status === 'ignored') return void this.check();
    this.checkedAt = this.setup.page.now();
    this.take(pageOfNow.feed);
  }

  private take(feed: ReleaseState): void {
    const isFirstAnswer = this.feed === null;
    this.feed = feed;
    this.apply(isFirstAnswer && this.setup.page.wasKept);
  }

  hidden(): void {
    this.hiddenAt ??= this.setup.page.now();
  }

  /** The page is in view again; after a long time it is as good as a new visit. */
  async visible(): Promise<void> {
    const { page, updates, holds } = this.setup;
    const wasLong = this.hiddenAt !== null && page.now() - this.hiddenAt >= LONG_HIDDEN_MS;
    this.hiddenAt = null;
    await this.check();
    if (wasLong && updates.isWaiting && !holds.isHeld() && page.holdsNoText()) page.reload();
  }

  /**
   * Looks again at what is known: a hold has ended, a dialog was closed, the player has come to another page. What a
   * page would have begun with, had it been asked for, comes with the next one; nobody is troubled with a question.
   */
  apply(comesByItself = false): void {
    const { boot, updates, telemetry, page, running, held } = this.setup;
    if (this.feed === null) return;
    const change = changeOf(boot, this.feed, { running, held: held() });
    boot.live.revoke(revokedIn(this.feed));
    takeSwitches(boot, change.off);
    this.leaveRevoked(change);
    const isWaiting = change.changed.length > 0;
    updates.found(isWaiting ? change.next.id : null);
    if (!isWaiting) return;
    if (comesByItself) updates.overtaken();
    if (this.fetchedAhead !== change.next.id) {
      this.fetchedAhead = change.next.id;
      telemetry.report('release.found', { packages: change.changed.join(' '), revision: this.feed.revision });
      page.fetchAhead(change, this.feed);
    }
    this.offer();
  }

  /** Asks the player, where a question interrupts nothing. */
  offer(): void {
    const { updates, holds, page } = this.setup;
    if (updates.isWaiting && !holds.isHeld() && page.isSafe()) updates.offer();
  }

  private leaveRevoked({ revoked }: FeedChange): void {
    const { updates, holds, page, telemetry } = this.setup;
    updates.leaveAtNextPage(revoked.length > 0);
    if (revoked.length === 0) return;
    telemetry.report('release.revoked', { packages: revoked.join(' ') });
    if (revoked.some(page.isInView) && !holds.isHeld() && page.mayReload()) page.reload();
  }
}
