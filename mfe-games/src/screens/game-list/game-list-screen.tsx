import { useState, type ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { latePart, lateSheet, ScreenFrame, TitleBarTitle } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';
import { categoryTitle } from '../../components/category-look';
import { ListedGames } from '../../components/game-grid/listed-games';
import { ListToolbar } from '../../components/list-toolbar/list-toolbar';
import { NothingFound } from '../../components/list-toolbar/nothing-found';
import { useTileActions } from '../../components/game-tile/use-tile-actions';
import { useT } from '../../i18n';
import { useGameList } from './use-game-list';
import styles from './game-list.module.css';

/** The sheet comes with the dialogs of the kit, which a list does without until somebody filters. */
const FilterSheet = lateSheet(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').then((module) => module.FilterSheet),
);

/** Only the list of live casinos has them, and shows them once they are read. */
const LiveStreams = latePart(() =>
  import(/* webpackChunkName: "live-streams" */ './live-streams').then((module) => module.LiveStreams),
);

const ToTop = latePart(() => import(/* webpackChunkName: "list-to-top" */ './to-top').then((module) => module.ToTop));

/** A list of games of one type: search, filter, tabs and games without end (docs/product/games.md#a-list). */
export function GameListScreen(): ReactNode {
  const t = useT();
  const { pathname } = useLocation();
  const list = useGameList();
  const actions = useTileActions();
  const [isReady, setReady] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const title = categoryTitle(t, list.gameType);
  const path = normalisePath(pathname);
  return (
    <ScreenFrame name="game-list" ready={isReady}>
      {/* The game centre keeps its own title. */}
      {path !== PATHS.gameCenter && <TitleBarTitle>{title}</TitleBarTitle>}
      <div className={styles.screen} data-game-type={list.gameType} data-mode={list.state.mode}>
        <ListToolbar
          gameType={list.gameType}
          state={list.state}
          act={list.act}
          applied={list.applied}
          onFilter={() => setFiltering(true)}
        />
        {path === PATHS.live && list.state.mode === 'all' && <LiveStreams launcher={actions.launcher} />}
        <ListedGames
          gameType={list.gameType}
          state={list.state}
          actions={actions}
          label={title}
          empty={<NothingFound mode={list.state.mode} act={list.act} />}
          onReady={setReady}
        />
      </div>
      <ToTop />
      {isFiltering && <FilterSheet list={list} onClose={() => setFiltering(false)} />}
    </ScreenFrame>
  );
}
