import type { AffiliateUrl } from 'shared-contracts/api/endpoints/agent-accounts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a new link may live, in days; `never` has no end. */
export const LINK_LIVES = ['never', '7', '30', '90'] as const;
export type LinkLife = (typeof LINK_LIVES)[number];

/** When a link that is made now ends, epoch ms. */
export function linkEnd(life: LinkLife, now: number): number | undefined {
  return life === 'never' ? undefined : now + Number(life) * DAY_MS;
}

export function hasExpired({ expiresAt }: Pick<AffiliateUrl, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** Links that work before those that have ended, each as the server gave them: newest first. */
export function linkOrder<Link extends Pick<AffiliateUrl, 'expiresAt'>>(links: readonly Link[], now: number): Link[] {
  return [...links].sort((left, right) => Number(hasExpired(left, now)) - Number(hasExpired(right, now)));
}

/** A code can be read and a link copied only where it is one that opens. */
export function isUsable({ url, expiresAt }: Pick<AffiliateUrl, 'url' | 'expiresAt'>, now: number): boolean {
  return /^https?:\/\//.test(url) && !hasExpired({ expiresAt }, now);
}

/** Sign-ups of a hundred visits, in whole percent; undefined while nobody came. */
export function signUpShare({ visits, signups }: Pick<AffiliateUrl, 'visits' | 'signups'>): number | undefined {
  return visits > 0 ? Math.min(100, Math.round((signups / visits) * 100)) : undefined;
}
