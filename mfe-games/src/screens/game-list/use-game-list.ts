import type { Vendor } from 'shared-contracts/api/endpoints/game-entities';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { useRemoteContext, useSession, useSite } from 'shared-kit/remote';
import { useLocation, useNavigate } from 'shared-kit/router';
import { askToLogin } from '../../browser/ask-to-login';
import { useVendors } from '../../api/use-vendors';
import type { AppliedFilter } from '../../components/list-toolbar/list-toolbar';
import { useT, type SectionTranslate } from '../../i18n';
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
  readonly applied: readonly AppliedFilter[];
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

/** What narrows the list; a vendor that an address opened is a tab, which closes to the whole list. */
function appliedFilters(
  { mode, vassalage, gameClassify }: ListState,
  vendors: readonly Vendor[],
  act: (action: ListAction) => void,
  t: SectionTranslate,
): AppliedFilter[] {
  const isFilter = mode === 'filter';
  const applied: AppliedFilter[] = [];
  if (vassalage !== null) {
    const name = vendors.find((vendor) => vendor.vassalage === vassalage)?.displayName || vassalage;
    applied.push({
      name,
      label: isFilter ? t('filter.remove', { name }) : t('tabs.closeVendor', { vendor: name }),
      onRemove: () => act(isFilter ? { kind: 'filter', vassalage: null, gameClassify } : { kind: 'closeVendor' }),
    });
  }
  if (gameClassify !== null) {
    const name = t(`classify.${gameClassify as Classification}`);
    const onRemove = (): void => act({ kind: 'filter', vassalage, gameClassify: null });
    applied.push({ name, label: t('filter.remove', { name }), onRemove });
  }
  return applied;
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

  return { gameType, state, classifications, vendors, applied: appliedFilters(state, vendors, act, t), act };
}
