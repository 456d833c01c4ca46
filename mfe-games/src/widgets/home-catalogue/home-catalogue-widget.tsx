import { type ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { latePart, type LostPart } from 'shared-kit/remote';
import { ErrorBlock } from 'shared-kit/ui';
import { GameGridSkeleton } from '../../components/game-grid/game-grid';
import { useTileActions } from '../../components/game-tile/use-tile-actions';
import type { TileActions } from '../../components/game-tile/game-tile';
import { useT } from '../../i18n';
import { categoryView } from '../../model/catalogue/categories';
import { CatalogueSkeleton } from './catalogue-skeleton';
import { CategoryMenu } from './category-menu';
import { HomeTab } from './home-tab';
import { useHomeCatalogue, type HomeCatalogue } from './use-home-catalogue';
import { VendorsTab } from './vendors-tab';
import styles from './home-catalogue.module.css';

/** Lists come when somebody opens one: home itself is shown without them. */
const LATE_TAB = { meanwhile: WaitingTab, lost: LostTab };
const GamesTab = latePart(
  () => import(/* webpackChunkName: "home-games" */ './games-tab').then((module) => module.GamesTab),
  LATE_TAB,
);
const HotTab = latePart(
  () => import(/* webpackChunkName: "home-hot" */ './hot-tab').then((module) => module.HotTab),
  LATE_TAB,
);

function WaitingTab(): ReactNode {
  return <GameGridSkeleton tiles={12} />;
}

function LostTab({ retry }: LostPart): ReactNode {
  const t = useT();
  return (
    <ErrorBlock title={t('error.title')} text={t('error.failedText')} retryLabel={t('list.retry')} onRetry={retry} />
  );
}

/** Vendors of the strip: bingo has none of its own, its games are made by those of RNG. */
function gameVendors({ categories }: HomeCatalogue) {
  return categories.find(({ type }) => type === 'RNG')?.vendors ?? [];
}

function ActiveTab({
  catalogue,
  actions,
}: {
  readonly catalogue: HomeCatalogue;
  readonly actions: TileActions;
}): ReactNode {
  const { active, categories, click, showMore } = catalogue;
  switch (categoryView(active.type)) {
    case 'home':
      return <HomeTab categories={categories} actions={actions} onCategory={click} onMore={showMore} />;
    case 'hot':
      return <HotTab actions={actions} />;
    case 'games':
      return <GamesTab type={active.type} vendors={gameVendors(catalogue)} actions={actions} />;
    case 'vendors':
      return <VendorsTab category={active} launcher={actions.launcher} />;
  }
}

/** The category menu and what the active category holds (docs/product/games.md#categories). */
export function HomeCatalogueWidget(): ReactNode {
  const t = useT();
  const actions = useTileActions();
  const catalogue = useHomeCatalogue(actions.launcher);
  if (catalogue.status === 'loading') return <CatalogueSkeleton />;
  if (catalogue.status === 'failed')
    return (
      <ErrorBlock
        title={t('error.title')}
        text={t(`error.${notLoadedWord(catalogue.error)}`)}
        retryLabel={t('list.retry')}
        retrying={catalogue.isRetrying}
        onRetry={catalogue.retry}
      />
    );
  return (
    <section
      ref={catalogue.root}
      className={styles.catalogue}
      aria-label={t('home.menu')}
      data-active={catalogue.active.type}
    >
      <CategoryMenu
        menu={catalogue.menu}
        active={catalogue.active.type}
        onClick={catalogue.click}
        onOpen={catalogue.open}
      />
      <ActiveTab key={catalogue.active.type} catalogue={catalogue} actions={actions} />
    </section>
  );
}
