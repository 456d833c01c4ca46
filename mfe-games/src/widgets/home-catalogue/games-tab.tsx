import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { askToLogin } from '../../browser/ask-to-login';
import { ListedGames } from '../../components/game-grid/listed-games';
import type { TileActions } from '../../components/game-tile/game-tile';
import { ListToolbar } from '../../components/list-toolbar/list-toolbar';
import { NothingFound } from '../../components/list-toolbar/nothing-found';
import { VendorStrip } from '../../components/vendor-strip/vendor-strip';
import { categoryTitle } from '../../components/category-look';
import { useT } from '../../i18n';
import { listQuery, needsLogin } from '../../model/lists/list-state';
import { nextVendorListState, vendorListStateOf, type VendorListAction } from '../../model/lists/vendor-list-state';

export interface GamesTabProps {
  readonly type: string;
  readonly vendors: readonly Vendor[];
  readonly actions: TileActions;
}

/** RNG and BINGO: the list below a strip of vendors (docs/product/games.md#vendor-list). */
export function GamesTab({ type, vendors, actions }: GamesTabProps): ReactNode {
  const t = useT();
  const context = useRemoteContext<'mfe-games'>();
  const session = useSession();
  const [query] = useSearchParams();
  const state = vendorListStateOf(query, type, vendors, isSignedIn(session));
  const act = (action: VendorListAction): void => {
    const next = nextVendorListState(state, action);
    const path = `${PATHS.home}${listQuery(next, type)}`;
    if (needsLogin(next.mode, session)) askToLogin(context, t('login.first'), path);
    else context.navigate(path, { replace: true });
  };
  return (
    <>
      <VendorStrip
        type={type}
        vendors={vendors}
        chosen={state.vassalage}
        onChoose={(vassalage) => act({ kind: 'vendor', vassalage })}
      />
      <ListToolbar gameType={type} state={state} act={act} />
      <ListedGames
        gameType={type}
        state={state}
        actions={actions}
        label={categoryTitle(t, type)}
        empty={<NothingFound mode={state.mode} act={act} />}
      />
    </>
  );
}
