import type { FeedRead } from './read-feed';

/** What a page hears of releases, and from whom. */
export type ReleaseNews =
  /** The state of the releases: by the signed feed, or by the page that the network has in place of this kept one. */
  | { readonly from: 'feed' | 'network page'; readonly state: FeedRead }
  /** There is a new build for who develops: published on this site, or served elsewhere and asked for by an override. */
  | { readonly from: 'publish' | 'served build' };

/** Receives news; given to every source of it. */
export type HearNews = (news: ReleaseNews) => void;
