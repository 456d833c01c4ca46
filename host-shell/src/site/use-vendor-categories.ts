import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { offersBingo, vendorCategories, type GameCategory } from 'shared-contracts/game-categories';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useKeptEndpoint } from 'shared-kit/data';
import { useSite } from 'shared-kit/remote';

/** The vendor categories of the merchant, split and with bingo. */
export interface VendorCategories {
  readonly status: 'loading' | 'failed' | 'shown';
  readonly categories: readonly GameCategory[];
  readonly retry: () => void;
}

/** The vendor categories: what an earlier visit kept at once, then what the server says now. */
export function useVendorCategories(): VendorCategories {
  const { languages } = useSite();
  const read = useKeptEndpoint(
    gameTypes,
    ({ merchant }) => ({ typeId: 1 as const, merchant_code: merchant }),
    LOCAL_KEY.vendorCache,
  );
  return {
    status: read.data !== undefined ? 'shown' : read.isError ? 'failed' : 'loading',
    categories: read.data === undefined ? [] : vendorCategories(read.data, offersBingo(languages.supported)),
    retry: () => void read.refetch(),
  };
}
