import { useContext } from 'react';
import { pictureSrcSet, type PictureWidth } from 'shared-contracts/scaled-picture';
import { Context, type AnyRemoteContext } from './remote-context';

/**
 * The `srcset` of a picture, where the merchant's settings say that its host scales; undefined elsewhere. The host has the
 * rule, once for all sections.
 */
export function usePictureWidths(
  address: string | undefined,
  widths: readonly PictureWidth[] | undefined,
): string | undefined {
  const context = useContext(Context) as AnyRemoteContext | null;
  const scaling = context?.site.scaledPictures;
  return address && widths && scaling ? pictureSrcSet(address, widths, scaling) : undefined;
}
