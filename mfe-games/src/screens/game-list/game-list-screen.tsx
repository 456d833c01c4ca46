import { lazy, Suspense, useState, type ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { ScreenFrame, TitleBarTitle } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';
import { useGamePages } from '../../api/use-game-pages';
import { categoryTitle } from '../../components/category-look';
import { GamePagesView } from '../../components/game-grid/game-pages';
import { ListToolbar } from '../../components/list-toolbar/list-toolbar';
import { NothingFound } from '../../components/list-toolbar/nothing-found';
import { useTileActions } from '../../components/use-tile-actions';
import { useT } from '../../i18n';
import { shownIn } from '../../model/list-requests';
import { LiveStreams } from './live-streams';
import { useGameList } from './use-game-list';
import styles from './game-list.module.css';

/** The sheet comes with the dialogs of the kit, which a list does without until somebody filters. */
const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').then((module) => ({ default: module.FilterSheet })),
);

/** A list of games of one type: search, filter, tabs and games without end (S1 2.7). */
export function GameListScreen(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const list = useGameList();
  const actions = useTileActions();
  const { favourites, launcher } = actions;
  const pages = useGamePages(list.gameType, list.state, shownIn(list.state, favourites.isRemoved));
  const [isFiltering, setFiltering] = useState(false);
  const title = categoryTitle(t, list.gameType);
  const path = normalisePath(pathname);
  return (
    <ScreenFrame name="game-list" ready={pages.status !== 'loading'}>
      {/* The game centre keeps the name of its own (SC-09). */}
      {path !== PATHS.gameCenter && <TitleBarTitle>{title}</TitleBarTitle>}
      <div className={styles.screen} data-game-type={list.gameType} data-mode={list.state.mode}>
        <ListToolbar
          gameType={list.gameType}
          state={list.state}
          act={list.act}
          openVendor={list.openVendor}
          onFilter={() => setFiltering(true)}
        />
        {path === PATHS.live && list.state.mode === 'all' && <LiveStreams launcher={launcher} />}
        <GamePagesView
          pages={pages}
          actions={actions}
          label={title}
          empty={<NothingFound mode={list.state.mode} act={list.act} />}
        />
      </div>
      {isFiltering && (
        <Suspense fallback={null}>
          <FilterSheet list={list} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </ScreenFrame>
  );
}
