import type { ReactNode } from 'react';
import { ErrorBlock } from 'shared-kit/ui';
import { useTileActions } from '../../components/use-tile-actions';
import type { TileActions } from '../../components/game-tile/game-tile';
import { useT } from '../../i18n';
import { categoryView } from '../../model/categories';
import { CatalogueSkeleton } from './catalogue-skeleton';
import { CategoryMenu } from './category-menu';
import { GamesTab } from './games-tab';
import { HomeTab } from './home-tab';
import { HotTab } from './hot-tab';
import { useHomeCatalogue, type HomeCatalogue } from './use-home-catalogue';
import { VendorsTab } from './vendors-tab';
import styles from './home-catalogue.module.css';

/** Vendors of the strip: bingo has none of its own, its games are made by those of RNG (D-38). */
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
  const { active, categories, vassalage, click, chooseVendor, showMore } = catalogue;
  switch (categoryView(active.type)) {
    case 'home':
      return <HomeTab categories={categories} actions={actions} onCategory={click} onMore={showMore} />;
    case 'hot':
      return <HotTab actions={actions} />;
    case 'games':
      return (
        <GamesTab
          type={active.type}
          vendors={gameVendors(catalogue)}
          vassalage={vassalage}
          onVendor={chooseVendor}
          actions={actions}
        />
      );
    case 'vendors':
      return <VendorsTab category={active} launcher={actions.launcher} />;
  }
}

/** The heart of home: the category menu and what the active category holds (S1 2.6, D-21). */
export function HomeCatalogueWidget(): ReactNode {
  const t = useT();
  const actions = useTileActions();
  const catalogue = useHomeCatalogue(actions.launcher);
  if (catalogue.status === 'loading') return <CatalogueSkeleton />;
  if (catalogue.status === 'failed')
    return (
      <ErrorBlock
        title={t('error.title')}
        text={t('error.text')}
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
