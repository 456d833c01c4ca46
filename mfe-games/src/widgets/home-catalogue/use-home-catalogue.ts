import { useRef, type RefObject } from 'react';
import {
  categoryMenu,
  HOME_CATEGORY,
  offersBingo,
  vendorCategories,
  type GameCategory,
} from 'shared-contracts/game-categories';
import { href } from 'shared-contracts/paths';
import { useRemoteContext, useSite } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import type { Launcher } from '../../api/use-launch';
import { useVendors } from '../../api/use-vendors';
import { activeCategory, categoryClick } from '../../model/catalogue/categories';
import { vendorTarget } from '../../model/catalogue/game-entry';

/** The catalogue of home as its parts need it. */
export interface HomeCatalogue {
  readonly root: RefObject<HTMLElement | null>;
  readonly status: 'loading' | 'failed' | 'shown';
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly menu: readonly GameCategory[];
  readonly categories: readonly GameCategory[];
  readonly active: GameCategory;
  /** A click on a category: opens it, or launches its only vendor. */
  readonly click: (type: string) => void;
  /** Opens a category whatever its vendors: the arrow keys choose, they never launch. */
  readonly open: (type: string) => void;
  /** More of a section: the RNG category, from the top. */
  readonly showMore: () => void;
}

const NOTHING_KNOWN: GameCategory = { type: HOME_CATEGORY, vendors: [] };

/** What the catalogue shows, by the address and the vendor data. */
export function useHomeCatalogue(launcher: Launcher): HomeCatalogue {
  const root = useRef<HTMLElement>(null);
  const { navigate } = useRemoteContext();
  const site = useSite();
  const vendors = useVendors();
  const [query] = useSearchParams();
  const categories = vendors.data ? vendorCategories(vendors.data, offersBingo(site.languages.supported)) : [];
  const menu = categoryMenu(categories);
  const active = activeCategory(menu, query.get('gameType')) ?? NOTHING_KNOWN;
  const open = (type: string): void => {
    if (type === active.type) return;
    navigate(href('home', type === HOME_CATEGORY ? {} : { gameType: type }));
    // Deep in a long list the new one would begin out of sight.
    if ((root.current?.getBoundingClientRect().top ?? 0) < 0) root.current?.scrollIntoView();
  };
  const click = (type: string): void => {
    const category = menu.find((entry) => entry.type === type);
    if (category === undefined) return;
    const outcome = categoryClick(category);
    if (outcome.kind === 'launch') launcher.launch(vendorTarget(outcome.vendor, type));
    else open(type);
  };
  return {
    root,
    status: vendors.data ? 'shown' : vendors.isError ? 'failed' : 'loading',
    error: vendors.error,
    retry: () => void vendors.refetch(),
    isRetrying: vendors.isRefetching,
    menu,
    categories,
    active,
    click,
    open,
    showMore: () => {
      navigate(href('home', { gameType: 'RNG' }));
      window.scrollTo({ top: 0 });
    },
  };
}
