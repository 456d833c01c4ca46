import { useContext } from 'react';
import { BANNER_WIDTHS, pictureSrcSet, TILE_WIDTHS } from 'shared-contracts/scaled-picture';
import { Context, type AnyRemoteContext } from './remote-context';

/**
 * How wide pictures are drawn upright, by where they stand: one of three tiles in a row, cards and leaves of so many pixels, a
 * banner as wide as the page. On its side a phone asks for the same of the few widths.
 */
const SIZES = { tile: '30vw', card: '100px', leaf: '64px', banner: '92vw' };
export type PicturePlace = keyof typeof SIZES;

/**
 * What a picture is asked for by, where the merchant's settings say that its host scales; undefined elsewhere. The host has
 * the rule, once for all sections.
 */
export function usePictureWidths(
  address: string | undefined,
  place: PicturePlace | undefined,
): { readonly sizes: string; readonly srcSet: string } | undefined {
  const context = useContext(Context) as AnyRemoteContext | null;
  const scaling = context?.site.scaledPictures;
  if (!address || !place || !scaling) return undefined;
  const srcSet = pictureSrcSet(address, place === 'banner' ? BANNER_WIDTHS : TILE_WIDTHS, scaling);
  return srcSet === undefined ? undefined : { sizes: SIZES[place], srcSet };
}
