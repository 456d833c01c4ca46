import { href } from 'shared-contracts/paths';
import { urlPart } from 'shared-contracts/url-part';

/** The address a friend registers at; a site without a main domain uses its own origin. */
export function inviteLink(mainDomain: string, code: string, ownOrigin: string): string {
  const origin = mainDomain === '' ? ownOrigin : `https://${mainDomain}`;
  return `${origin}${href('register', { affiliateCode: code })}`;
}

/** Where a link can be handed on when the device has no sheet of its own. */
export type SharePlace = 'telegram' | 'facebook';

/** The page of a place that takes a link to share. */
export function shareAddress(place: SharePlace, link: string, text: string): string {
  const url = urlPart(link);
  if (place === 'telegram') return `https://t.me/share/url?url=${url}&text=${urlPart(text)}`;
  return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
}
