import type { Banner } from 'shared-contracts/api/endpoints/announcements';
import type { SiteResource } from 'shared-contracts/api/endpoints/system';
import { externalLink } from 'shared-contracts/external-link';
import type { GameCategory } from 'shared-contracts/game-categories';
import { htmlLanguage, type LanguageCode } from 'shared-contracts/language';

const VIDEO_GROUP = 'm_video';
/** Where video links carry their id of 11 characters. */
const VIDEO_ID = /(?:[?&]v=|\/embed\/|\/shorts\/|\/live\/|\/v\/|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/;
const VIDEO_HOST = /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)\//;
/** Languages that YouTube knows by another code. */
const VIDEO_LANGUAGE: Partial<Record<LanguageCode, string>> = { TY: 'tl', CN: 'zh' };

/** The id of a video, or null for a link that leads to none. */
export function videoId(link: string): string | null {
  return VIDEO_HOST.test(link) ? (VIDEO_ID.exec(link)?.[1] ?? null) : null;
}

/** The language of a video's controls and subtitles. */
export function videoLanguage(language: LanguageCode): string {
  return VIDEO_LANGUAGE[language] ?? htmlLanguage(language);
}

/** What is needed to show the video of home: only once somebody wants to see it, and without cookies before. */
export interface HomeVideo {
  readonly title: string;
  readonly address: string;
}

/** The video among the banners; null without one, or if its link is not a video. */
export function homeVideo(banners: readonly Banner[], language: LanguageCode): HomeVideo | null {
  for (const banner of banners.filter(({ groupName }) => groupName === VIDEO_GROUP)) {
    const id = videoId(banner.linkage) ?? videoId(banner.url);
    if (id === null) continue;
    const code = videoLanguage(language);
    const query = new URLSearchParams({ hl: code, cc_lang_pref: code, autoplay: '1', playsinline: '1', rel: '0' });
    return { title: banner.title, address: `https://www.youtube-nocookie.com/embed/${id}?${query.toString()}` };
  }
  return null;
}

const FOLLOWED = ['TELEGRAM', 'FACEBOOK'] as const;

/** A channel to follow. */
export interface FollowLink {
  readonly type: (typeof FOLLOWED)[number];
  readonly url: string;
}

/** The channels that have a link resource with a usable address. */
export function followLinks(resources: readonly SiteResource[]): FollowLink[] {
  return FOLLOWED.flatMap((type) => {
    const url = resources
      .filter((resource) => resource.type === type)
      .map((resource) => externalLink(resource.url))
      .find((link) => link !== null);
    return url ? [{ type, url }] : [];
  });
}

/** Every vendor of the site once, in the order of the menu. */
export function vendorsOf(categories: readonly GameCategory[]): { readonly code: string; readonly name: string }[] {
  const names = new Map(
    categories.flatMap(({ vendors }) =>
      vendors.map(({ vassalage, displayName }) => [vassalage, displayName || vassalage] as const),
    ),
  );
  return [...names].map(([code, name]) => ({ code, name }));
}
