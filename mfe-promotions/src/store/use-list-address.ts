import { useSearchParams } from 'shared-kit/router';
import { toTab, type PromotionTab } from '../model/promotion-tabs';

/** What the list of promotions shows; it lives in the address alone, so that reload and the way back find it. */
export interface ListAddress {
  readonly tab: PromotionTab;
  /** The promotion that stands open. */
  readonly openId: string | null;
  /** The promotion that a link named: it is brought into view. */
  readonly wantedId: string | null;
  readonly chooseTab: (tab: PromotionTab) => void;
  readonly toggle: (id: string) => void;
}

/** Follows `?id=&open=&tab=` of the list of promotions (docs/product/promotions.md#the-list). */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const wantedId = query.get('id');
  const openId = query.get('open') ?? wantedId;
  const change = (edit: (next: URLSearchParams) => void): void => {
    const next = new URLSearchParams(query);
    edit(next);
    setQuery(next, { replace: true });
  };
  return {
    tab: toTab(query.get('tab')),
    openId,
    wantedId,
    chooseTab: (tab) => change((next) => (tab === 'ALL' ? next.delete('tab') : next.set('tab', tab))),
    // A link's own choice ends with the player's.
    toggle: (id) =>
      change((next) => {
        next.delete('id');
        if (id === openId) next.delete('open');
        else next.set('open', id);
      }),
  };
}
