import { remotesIn, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { Boot } from '../boot/boot';
import { changeOf, type FeedChange, type RunningPage } from '../feed/feed-change';
import type { FeedRead, ReleaseState } from '../feed/read-feed';
import type { ReleaseNews } from '../feed/release-news';
import { applySwitches } from '../feed/apply-switches';
import type { ReleaseHolds } from '../holds/release-holds';
import type { UpdateState } from './update-state';
import { updateTiming, type UpdateTrigger } from './update-timing';

/** The shortest time between two reads of the feed. */
export const CHECK_PAUSE_MS = 10_000;
/** Time between two checks of a visible page: with the read itself, a switch or revocation is followed within 30 s. */
export const CHECK_EVERY_MS = 25_000;
/** A page that was hidden for longer updates by itself when it becomes visible. */
export const LONG_HIDDEN_MS = 10 * 60_000;
/** A visible page that nobody touches for longer updates by itself, whatever stands open in it. */
export const LONG_IDLE_MS = 10 * 60_000;

/** What the follower needs from the page and the browser. */
export interface FollowedPage {
  readonly now: () => number;
  /**
   * The page came from the worker's cache: its first release news says which set a page from the network would have.
   */
  readonly wasKept: boolean;
  readonly reload: () => void;
  /** False right after a reload: an outdated page would reload in a loop. */
  readonly mayReload: () => boolean;
  /** Whether any part of a package is visible. */
  readonly isInView: (name: PackageName) => boolean;
  readonly isSafe: () => boolean;
  readonly holdsNoText: () => boolean;
  /** The same whatever dialog is open. */
  readonly isBlank: () => boolean;
  /** Shows the brand that the feed gives this device. */
  readonly showBrand: (brands: ReleaseState['brands']) => void;
  /** Prefetches the next page's files when idle. */
  readonly fetchAhead: (change: FeedChange, feed: ReleaseState) => void;
}

export interface FollowerSetup extends PageNowSource {
  readonly boot: Boot;
  /** Reads the feed; null if no feed could be verified. */
  readonly read: (() => Promise<FeedRead>) | null;
  readonly holds: Pick<ReleaseHolds, 'isHeld'>;
  readonly updates: UpdateState;
  readonly telemetry: Telemetry;
  readonly page: FollowedPage;
}

interface PageNowSource {
  readonly running: RunningPage['running'];
  readonly held: () => RunningPage['held'];
}

function revokedIn({ view }: ReleaseState): ByPackage<readonly string[]> {
  return Object.fromEntries(remotesIn(view.packages).map((name) => [name, view.packages[name]?.revoked ?? []]));
}

/** Keeps an open page up to date: switches and revocations at once, everything else when it suits the player. */
export class ReleaseFollower {
  private feed: ReleaseState | null = null;
  private checkedAt = -Infinity;
  private hiddenAt: number | null = null;
  private fetchedAhead: string | null = null;
  private revoked: readonly PackageName[] = [];
  private isOvertaken = false;
  private touchedAt: number;
  /** Why the last news was not followed; told once, as the feed is read every half minute. */
  private ignored: string | null = null;

  constructor(private readonly setup: FollowerSetup) {
    this.touchedAt = setup.page.now();
  }

  /** Takes release news from any source. */
  readonly hear = (news: ReleaseNews): void => {
    if (!('state' in news)) return this.act('build');
    const { state, from } = news;
    if (from === 'network page') {
      this.overtake();
      // If the news cannot be followed, the feed is read.
      if (state.status === 'ignored') return void this.check();
      this.checkedAt = this.setup.page.now();
    }
    if (state.status === 'believed') {
      this.ignored = null;
      return this.take(state.feed);
    }
    if (state.reason !== this.ignored) this.setup.telemetry.report('release.feedIgnored', { reason: state.reason });
    this.ignored = state.reason;
  };

  /** Reads the feed, unless it was read just before. */
  async check(): Promise<void> {
    const { page, read } = this.setup;
    if (read === null || page.now() - this.checkedAt < CHECK_PAUSE_MS) return;
    this.checkedAt = page.now();
    this.hear({ from: 'feed', state: await read() });
  }

  /** The player has touched the page, or typed. */
  readonly touched = (): void => {
    this.touchedAt = this.setup.page.now();
  };

  /** Reads the feed of a page that stays in sight. What nobody has touched for long waits for nobody to close anything. */
  async watch(): Promise<void> {
    await this.check();
    if (this.setup.page.now() - this.touchedAt >= LONG_IDLE_MS) this.act('idle');
  }

  hidden(): void {
    this.hiddenAt ??= this.setup.page.now();
  }

  /** The page is visible again; after a long time this counts as a new visit. */
  async visible(): Promise<void> {
    const { page } = this.setup;
    const wasLong = this.hiddenAt !== null && page.now() - this.hiddenAt >= LONG_HIDDEN_MS;
    this.hiddenAt = null;
    await this.check();
    if (wasLong) this.act('return');
  }

  /** The page has navigated to another path. */
  readonly arrived = (): void => this.act('arrival');

  /** Offers the update, if that interrupts nothing. */
  offer(): void {
    this.act('calm');
  }

  /** Checks the known state again after a hold has begun or ended. */
  lookAgain(): void {
    this.apply();
    this.act('state');
  }

  private apply(): void {
    const { boot, updates, telemetry, running, held } = this.setup;
    if (this.feed === null) return;
    const change = changeOf(boot, this.feed, { running, held: held() });
    boot.live.revoke(revokedIn(this.feed));
    applySwitches(boot, change.off);
    const packages = change.revoked.join(' ');
    if (packages !== '' && packages !== this.revoked.join(' ')) telemetry.report('release.revoked', { packages });
    this.revoked = change.revoked;
    updates.found(change.changed.length > 0 ? change.next.id : null);
    if (updates.isWaiting) this.fetchAhead(change, this.feed);
  }

  private take(feed: ReleaseState): void {
    const comesByItself = this.feed === null && this.setup.page.wasKept;
    this.feed = feed;
    this.setup.page.showBrand(feed.brands);
    this.apply();
    // A page from the network would have started with this set: use it from the next page on, without an offer.
    if (comesByItself && this.setup.updates.isWaiting) this.overtake();
    this.act('state');
  }

  /** Updates with the next page, without an offer. */
  private overtake(): void {
    this.isOvertaken = true;
    this.setup.updates.decline();
  }

  private fetchAhead(change: FeedChange, feed: ReleaseState): void {
    if (this.fetchedAhead === change.next.id) return;
    this.fetchedAhead = change.next.id;
    this.setup.telemetry.report('release.found', { packages: change.changed.join(' '), revision: feed.revision });
    this.setup.page.fetchAhead(change, feed);
  }

  private act(occasion: UpdateTrigger): void {
    const { updates, holds, page } = this.setup;
    const { isOvertaken, revoked } = this;
    const taking = updateTiming(occasion, {
      isWaiting: updates.isWaiting,
      isDeclined: updates.isDeclined,
      isOvertaken,
      revoked: revoked.length === 0 ? 'nothing' : revoked.some(page.isInView) ? 'in view' : 'out of view',
      isHeld: holds.isHeld(),
      isSafe: page.isSafe(),
      holdsNoText: page.holdsNoText(),
      isBlank: page.isBlank(),
      mayReload: page.mayReload(),
    });
    if (taking === 'reload') page.reload();
    if (taking === 'ask') updates.offer();
  }
}
