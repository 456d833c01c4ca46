import { gameMenus } from 'shared-contracts/api/endpoints/games';
import { useRemoteContext } from 'shared-kit/remote';
import { imageSources } from 'shared-kit/ui';
import { vendorPictures } from '../../model/catalogue/pictures';
import { useCatalogue } from '../../api/use-catalogue';

/** Where the small icon of a vendor may be: the menu's own one first, then its path on each host. */
export function useVendorIcons(gameType: string): (vassalage: string) => string[] {
  const { site } = useRemoteContext();
  const bases = site.imageBases();
  const { data } = useCatalogue(gameMenus, ({ merchant }) => ({ merchantCode: merchant }));
  return (vassalage) => {
    const entry = data?.list.find((menu) => menu.gameCategory === gameType && menu.vassalage === vassalage);
    return [...imageSources(entry?.icon, bases), ...vendorPictures(vassalage, 'small', bases)];
  };
}
