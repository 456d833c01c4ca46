import { remotesIn, type ByPackage, type PackageName } from 'shared-contracts/remote/remote-names';
import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { Boot } from '../boot/boot';
import { changeOf, type FeedChange, type PageNow } from '../feed/feed-change';
import type { FeedRead, ReleaseState } from '../feed/read-feed';
import type { ReleaseNews } from '../feed/release-news';
import { takeSwitches } from '../feed/take-switches';
import type { ReleaseHolds } from '../holds/release-holds';
import type { UpdateState } from './update-state';
import { whenToTake, type Occasion } from './when-to-take';

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
  /** Asks for the feed; null where nobody's word could be believed. */
  readonly read: (() => Promise<FeedRead>) | null;
  readonly holds: Pick<ReleaseHolds, 'isHeld'>;
  readonly updates: UpdateState;
  readonly telemetry: Telemetry;
  readonly page: FollowedPage;
}

interface PageNowSource {
  readonly running: PageNow['running'];
  readonly held: () => PageNow['held'];
}

function revokedIn({ view }: ReleaseState): ByPackage<readonly string[]> {
  return Object.fromEntries(remotesIn(view.packages).map((name) => [name, view.packages[name]?.revoked ?? []]));
}

/** Keeps an open page in step with the releases: switches and revocations at once, all else when it suits the player. */
export class ReleaseFollower {
  private feed: ReleaseState | null = null;
  private checkedAt = -Infinity;
  private hiddenAt: number | null = null;
  private fetchedAhead: string | null = null;
  private revoked: readonly PackageName[] = [];
  private isOvertaken = false;

  constructor(private readonly setup: FollowerSetup) {}

  /** Takes news of releases, whoever has them. */
  readonly hear = (news: ReleaseNews): void => {
    if (!('state' in news)) return this.act('build');
    const { state, from } = news;
    if (from === 'network page') {
      this.overtake();
      // What cannot be followed leaves the feed to ask.
      if (state.status === 'ignored') return void this.check();
      this.checkedAt = this.setup.page.now();
    }
    if (state.status === 'believed') this.take(state.feed);
    else this.setup.telemetry.report('release.feedIgnored', { reason: state.reason });
  };

  /** Asks the feed, unless that was done a moment ago. */
  async check(): Promise<void> {
    const { page, read } = this.setup;
    if (read === null || page.now() - this.checkedAt < CHECK_PAUSE_MS) return;
    this.checkedAt = page.now();
    this.hear({ from: 'feed', state: await read() });
  }

  hidden(): void {
    this.hiddenAt ??= this.setup.page.now();
  }

  /** The page is in view again; after a long time it is as good as a new visit. */
  async visible(): Promise<void> {
    const { page } = this.setup;
    const wasLong = this.hiddenAt !== null && page.now() - this.hiddenAt >= LONG_HIDDEN_MS;
    this.hiddenAt = null;
    await this.check();
    if (wasLong) this.act('return');
  }

  /** The page has come to another path. */
  readonly arrived = (): void => this.act('arrival');

  /** Asks the player, where a question interrupts nothing. */
  offer(): void {
    this.act('calm');
  }

  /** Looks again at what is known: a hold has begun or ended. */
  lookAgain(): void {
    this.apply();
    this.act('state');
  }

  private apply(): void {
    const { boot, updates, telemetry, running, held } = this.setup;
    if (this.feed === null) return;
    const change = changeOf(boot, this.feed, { running, held: held() });
    boot.live.revoke(revokedIn(this.feed));
    takeSwitches(boot, change.off);
    this.revoked = change.revoked;
    if (change.revoked.length > 0) telemetry.report('release.revoked', { packages: change.revoked.join(' ') });
    updates.found(change.changed.length > 0 ? change.next.id : null);
    if (updates.isWaiting) this.fetchAhead(change, this.feed);
  }

  private take(feed: ReleaseState): void {
    const comesByItself = this.feed === null && this.setup.page.wasKept;
    this.feed = feed;
    this.apply();
    // What the page would have begun with comes with the next one; nobody is troubled with a question.
    if (comesByItself && this.setup.updates.isWaiting) this.overtake();
    this.act('state');
  }

  /** The next page is another one, and nobody is asked about what waits at the moment. */
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

  private act(occasion: Occasion): void {
    const { updates, holds, page } = this.setup;
    const { isOvertaken, revoked } = this;
    const taking = whenToTake(occasion, {
      isWaiting: updates.isWaiting,
      isDeclined: updates.isDeclined,
      isOvertaken,
      revoked: revoked.length === 0 ? 'nothing' : revoked.some(page.isInView) ? 'in view' : 'out of view',
      isHeld: holds.isHeld(),
      isSafe: page.isSafe(),
      holdsNoText: page.holdsNoText(),
      mayReload: page.mayReload(),
    });
    if (taking === 'reload') page.reload();
    if (taking === 'ask') updates.offer();
  }
}
