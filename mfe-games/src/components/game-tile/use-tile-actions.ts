import { useMemo } from 'react';
import { useFavourites } from './use-favourites';
import { useLaunch } from '../../api/use-launch';
import { useVendors } from '../../api/use-vendors';
import { useT } from '../../i18n';
import { vendorNames } from '../../model/catalogue/categories';
import type { TileActions } from './game-tile';

/** What the tiles of a screen or widget share. */
export function useTileActions(): TileActions {
  const launcher = useLaunch();
  const favourites = useFavourites();
  const text = useT();
  const { data: vendors } = useVendors();
  const names = useMemo(() => vendorNames(vendors), [vendors]);
  return useMemo(() => ({ launcher, favourites, vendorNames: names, text }), [launcher, favourites, names, text]);
}
