import { lazy, Suspense, useState, type ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { ScreenFrame, TitleBarTitle } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';
import { Button, EmptyState } from 'shared-kit/ui';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import { useGamePages } from '../../api/use-game-pages';
import { categoryTitle } from '../../components/category-look';
import { GamePagesView } from '../../components/game-grid/game-pages';
import { useTileActions } from '../../components/use-tile-actions';
import { useT } from '../../i18n';
import { LIST_TABS, type ListMode } from '../../model/list-state';
import { ListToolbar } from './list-toolbar';
import { LiveStreams } from './live-streams';
import { useGameList, type GameList } from './use-game-list';
import styles from './game-list.module.css';

/** The sheet comes with the dialogs of the kit, which a list does without until somebody filters. */
const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').then((module) => ({ default: module.FilterSheet })),
);

function NothingFound({ list }: { readonly list: GameList }): ReactNode {
  const t = useT();
  const { mode } = list.state;
  const kind = mode === 'search' || mode === 'filter' ? 'search' : 'games';
  const showAll = (): void => {
    const tab = LIST_TABS.find((entry) => entry === mode);
    list.act(tab ? { kind: 'tab', tab } : { kind: 'closeVendor' });
  };
  return (
    <EmptyState
      kind={kind}
      title={t(`empty.${mode}` satisfies `empty.${ListMode}`)}
      {...(mode !== 'all' && {
        action: (
          <Button variant="secondary" onClick={showAll}>
            {t('list.showAll')}
          </Button>
        ),
      })}
    />
  );
}

/** A list of games of one type: search, filter, tabs and games without end (S1 2.7). */
export function GameListScreen(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const list = useGameList();
  const actions = useTileActions();
  const { favourites, launcher } = actions;
  const isShown = ({ nodeId }: Game): boolean => list.state.mode !== 'fav' || !favourites.isRemoved(nodeId);
  const pages = useGamePages(list.gameType, list.state, isShown);
  const [isFiltering, setFiltering] = useState(false);
  const title = categoryTitle(t, list.gameType);
  const path = normalisePath(pathname);
  return (
    <ScreenFrame name="game-list" ready={pages.status !== 'loading'}>
      {/* The game centre keeps the name of its own (SC-09). */}
      {path !== PATHS.gameCenter && <TitleBarTitle>{title}</TitleBarTitle>}
      <div className={styles.screen} data-game-type={list.gameType} data-mode={list.state.mode}>
        <ListToolbar list={list} onFilter={() => setFiltering(true)} />
        {path === PATHS.live && list.state.mode === 'all' && <LiveStreams launcher={launcher} />}
        <GamePagesView pages={pages} actions={actions} label={title} empty={<NothingFound list={list} />} />
      </div>
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterSheet list={list} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </ScreenFrame>
  );
}
