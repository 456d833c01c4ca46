import type { ReactNode, RefObject } from 'react';
import { gameList } from 'shared-contracts/api/endpoints/games';
import { useTakenOver } from 'shared-kit/remote';
import { useCatalogue } from '../../api/use-catalogue';
import type { TileActions } from '../../components/game-tile/game-tile';
import { useKeptScroll } from '../../components/kept-scroll/use-kept-scroll';
import { useT } from '../../i18n';
import type { GameCategory } from 'shared-contracts/game-categories';
import { HOT_GAMES, NEW_GAMES } from '../../model/first-requests/home-games';
import { sectionRequest } from '../../model/lists/list-requests';
import { CategoryGrid } from './category-grid';
import { DecorativeCounter } from './decorative-counter';
import { GameSection } from './game-section';

export interface HomeTabProps {
  /** What the tab is in. */
  readonly root: RefObject<HTMLElement | null>;
  readonly categories: readonly GameCategory[];
  readonly actions: TileActions;
  readonly onCategory: (type: string) => void;
  readonly onMore: () => void;
}

/** The HOME tab: the categories, then NEW, HOT and JP (docs/product/games.md#sections-of-home). */
export function HomeTab({ root, categories, actions, onCategory, onMore }: HomeTabProps): ReactNode {
  const t = useT();
  useKeptScroll(root);
  // A server renders the first view and what is nearest to it: a page has to come before anybody can look further.
  const isTakenOver = useTakenOver();
  const later = { isHeld: !isTakenOver };
  const newest = useCatalogue(NEW_GAMES.endpoint, NEW_GAMES.requestFor);
  const hot = useCatalogue(HOT_GAMES.endpoint, HOT_GAMES.requestFor, later);
  const jackpot = useCatalogue(gameList, (asker) => sectionRequest('JP', asker), later);
  const common = { actions, onMore };
  return (
    <>
      <CategoryGrid
        categories={categories}
        games={hot.data?.list ?? []}
        onClick={onCategory}
        launcher={actions.launcher}
      />
      <GameSection {...common} title={t('section.new')} icon="sparkles" read={newest} games={newest.data?.games} />
      {isTakenOver && (
        <>
          <GameSection
            {...common}
            title={t('section.hot')}
            icon="flame"
            read={hot}
            games={hot.data?.list}
            featuresFirst
          />
          <GameSection
            {...common}
            title={t('section.jackpot')}
            icon="gem"
            read={jackpot}
            games={jackpot.data?.games}
            extra={<DecorativeCounter />}
          />
        </>
      )}
    </>
  );
}
