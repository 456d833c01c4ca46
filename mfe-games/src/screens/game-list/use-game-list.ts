import { useEffect, useEffectEvent } from 'react';
import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { href, normalisePath, PATHS } from 'shared-contracts/paths';
import { useRemoteContext, useSession, useSite } from 'shared-kit/remote';
import { useLocation, useNavigate } from 'shared-kit/router';
import { askToLogin, currentPath } from '../../browser/ask-to-login';
import { useVendors } from '../../api/use-vendors';
import { useT } from '../../i18n';
import { classificationsFor, gameTypeOf, type Classification } from '../../model/catalogue/game-type';
import {
  listQuery,
  listStateOf,
  needsLogin,
  nextListState,
  type ListAction,
  type ListState,
} from '../../model/lists/list-state';

/** A game list's address read and written. */
export interface GameList {
  readonly gameType: string;
  readonly state: ListState;
  readonly classifications: readonly Classification[];
  /** The vendors the filter offers. */
  readonly vendors: readonly Vendor[];
  /** The vendor whose tab is open, by name. */
  readonly openVendor: string | null;
  readonly act: (action: ListAction) => void;
}

/** What the history entry knows beside the address: that its vendor was chosen in the filter. */
const FILTER_MARK = { listMode: 'filter' };

function isFilterEntry(historyState: unknown): boolean {
  return (
    typeof historyState === 'object' &&
    historyState !== null &&
    'listMode' in historyState &&
    historyState.listMode === 'filter'
  );
}

/** The vendors of a type by the server's mapping, which knows sports as one. */
function offeredVendors(
  gameType: string,
  mapping: Readonly<Record<string, readonly Vendor[]>> | undefined,
): readonly Vendor[] {
  if (gameType === 'ALL') return Object.values(mapping ?? {}).flat();
  return mapping?.[gameType] ?? [];
}

/** The list's state lives in its address alone: reload, share and the way back work by themselves. */
export function useGameList(): GameList {
  const context = useRemoteContext<'mfe-games'>();
  const t = useT();
  const session = useSession();
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, search, state: historyState } = useLocation();
  const query = new URLSearchParams(search);
  const gameType = gameTypeOf(pathname, query.get('gameType'));
  const classifications = classificationsFor(gameType, site.languages.supported);
  const state = listStateOf(query, classifications, isFilterEntry(historyState));
  const vendors = offeredVendors(gameType, useVendors().data?.mapping);

  const takesType = [PATHS.gameList, PATHS.gameCenter].some((path) => path === normalisePath(pathname));
  const pathOf = (next: ListState): string => `${pathname}${listQuery(next, takesType ? gameType : null)}`;
  const act = (action: ListAction): void => {
    const next = nextListState(state, action);
    if (next === state) return;
    if (needsLogin(next.mode, session)) return askToLogin(context, t('login.first'), pathOf(next));
    void navigate(pathOf(next), { replace: true, state: next.mode === 'filter' ? FILTER_MARK : null });
  };

  const isBarred = needsLogin(state.mode, session);
  const leaveToLogin = useEffectEvent(() => {
    context.overlays.toast('info', t('login.required'));
    context.navigate(href('login', { redirect: currentPath() }), { replace: true });
  });
  // A visitor opened a link straight to recent or favourite games.
  useEffect(() => {
    if (isBarred) leaveToLogin();
  }, [isBarred]);
  const open = state.mode === 'search' ? state.vassalage : null;
  const openVendor = vendors.find(({ vassalage }) => vassalage === open)?.displayName || open;
  return { gameType, state, classifications, vendors, openVendor, act };
}
