import { isHomePath, ownPath, PATHS } from 'shared-contracts/paths';

/** The host of the page, and the policy of pictures that the page has. */
export interface Place {
  /** `https://site.example` */
  readonly origin: string;
  /** Origins besides the site's own that the page's policy lets pictures come from. */
  readonly pictureOrigins: readonly string[];
}

/** Where a link leads: to a page of the site, or out of it. */
export interface LinkTarget {
  readonly kind: 'own' | 'external';
  readonly href: string;
}

/** Apps that customer service and operators write links to, besides the web, mail and the telephone. */
const APP_SCHEMES = [
  'tg', 'whatsapp', 'viber', 'line', 'fb', 'fb-messenger', 'messenger', 'weixin', 'wechat', 'zalo', 'skype', 'sgnl',
  'kakaotalk', 'kakaoopen', 'mqqwpa', 'mqq', 'discord',
] as const; // prettier-ignore

/** Every scheme that a link out of the site may have. */
export const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms', ...APP_SCHEMES];

function parsed(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** What people type for an address in an editor: a host without its scheme, a mail address alone, a path without `/`. */
function withScheme(text: string): string {
  if (/^(?:m\/|vip\.html(?:[?#]|$))/.test(text)) return `/${text}`;
  if (/^www\.[^\s/.]+\./i.test(text)) return `https://${text}`;
  return /^[^\s/@:?#]+@[^\s/@:?#.]+(?:\.[^\s/@:?#.]+)+$/.test(text) ? `mailto:${text}` : text;
}

const OWN_MEDIA = /^\/(?:images|cdn\d)\//;
const HIDDEN_CLIMB = /%2f|%5c/i;

function isOwnMedia(pathname: string): boolean {
  return OWN_MEDIA.test(pathname) && !HIDDEN_CLIMB.test(pathname);
}

/** Files that browsers show by themselves and that can hold no script of the site. */
const SHOWN_FILE = /\.(?:mp4|m4v|webm|mov|ogv|ogg|m3u8|mp3|m4a|wav|png|jpe?g|gif|webp|avif|pdf)$/i;

function ownTarget({ pathname, search, hash }: URL): LinkTarget | null {
  if (isOwnMedia(pathname) && SHOWN_FILE.test(pathname)) return { kind: 'external', href: `${pathname}${search}` };
  const path = isHomePath(pathname) ? PATHS.home : ownPath(pathname);
  return path === null ? null : { kind: 'own', href: `${path}${search}${hash}` };
}

/**
 * Where a link of a text leads, or null where it leads nowhere. Relative paths are read from `/m/`, on whatever page the
 * text is shown. A path of the own host that is no page of the site leads nowhere, but for files among its pictures.
 */
export function linkTarget(text: string, { origin }: Place): LinkTarget | null {
  const address = withScheme(text.trim());
  if (address === '' || address.startsWith('#') || address.includes('\\')) return null;
  const url = parsed(address, `${origin}/m/`);
  if (url === null || !LINK_SCHEMES.includes(url.protocol.slice(0, -1))) return null;
  const isWeb = /^https?:$/.test(url.protocol);
  if (isWeb && url.host === new URL(origin).host) return ownTarget(url);
  return isWeb || url.pathname !== '' || url.search !== '' ? { kind: 'external', href: url.href } : null;
}

/** The address of a picture that the page may show, or null. */
export function pictureAddress(text: string, { origin, pictureOrigins }: Place): string | null {
  const address = text.trim();
  if (address === '' || address.includes('\\')) return null;
  const url = parsed(address, `${origin}/`);
  if (url === null) return null;
  if (url.host === new URL(origin).host) return isOwnMedia(url.pathname) ? `${url.pathname}${url.search}` : null;
  const secure = url.href.replace(/^http:/, 'https:');
  return [url.href, secure].find((href) => pictureOrigins.includes(new URL(href).origin)) ?? null;
}

const YOUTUBE_EMBED = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?:[?#]|$)/;

/** Where a frame or a video that is not shown can be seen: the page of an embedded video, else its own address. */
export function mediaTarget(text: string, place: Place): LinkTarget | null {
  const target = linkTarget(text, place);
  const video = YOUTUBE_EMBED.exec(target?.href ?? '')?.[1];
  return video === undefined ? target : { kind: 'external', href: `https://www.youtube.com/watch?v=${video}` };
}

/** An address in the few words a link without words of its own is shown by. */
export function shortAddress(href: string): string {
  const [path = ''] = href.split('?');
  if (isOwnMedia(path)) return path.slice(path.lastIndexOf('/') + 1);
  const [short = ''] = href.replace(/^[a-z+.-]+:(?:\/\/)?(?:www\.)?/i, '').split(/[/?#]/);
  return short === '' ? href : short;
}

/** The origins that a page's policy names for pictures besides `'self'`. */
export function pictureOrigins(policy: string): string[] {
  const directive = policy.split(';').map((part) => part.trim().split(/\s+/));
  return (directive.find(([name]) => name === 'img-src') ?? []).filter((source) => /^https?:\/\//.test(source));
}

/** The page that is shown. */
export function currentPlace(): Place {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy" i]');
  return {
    origin: window.location.origin,
    pictureOrigins: [...metas].flatMap(({ content }) => pictureOrigins(content)),
  };
}
