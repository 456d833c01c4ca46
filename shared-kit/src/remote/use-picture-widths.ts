import { useContext } from 'react';
import { BANNER_WIDTHS, pictureSrcSet, TILE_WIDTHS } from 'shared-contracts/scaled-picture';
import { Context, type AnyRemoteContext } from './remote-context';

/** Where pictures stand, with the widths that they may be asked for in, and how wide they are drawn. */
const PLACES = {
  /** One of three in a row, on a wide view of six (game-grid.module.css). */
  tile: { widths: TILE_WIDTHS, sizes: '(min-width: 560px) 16vw, 30vw' },
  card: { widths: TILE_WIDTHS, sizes: '100px' },
  leaf: { widths: TILE_WIDTHS, sizes: '64px' },
  /** As wide as the page; of banners a phone on its side shows two (banner-carousel.tsx). */
  banner: { widths: BANNER_WIDTHS, sizes: '(orientation: landscape) and (max-height: 560px) 48vw, 92vw' },
} as const;
export type PicturePlace = keyof typeof PLACES;

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
  const { widths, sizes } = PLACES[place];
  const srcSet = pictureSrcSet(address, widths, scaling);
  return srcSet === undefined ? undefined : { sizes, srcSet };
}
