import {
  lotteryList,
  lotteryMenu,
  popularLotteries,
  recentLotteriesVn,
  type Lottery,
} from 'shared-contracts/api/endpoints/lottery';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { useEndpoint, useKeptEndpoint } from 'shared-kit/data';
import { useSession } from 'shared-kit/remote';
import { useSearchParams } from 'shared-kit/router';
import { useCatalogue } from '../../api/use-catalogue';
import { useLaunch } from '../../api/use-launch';
import { useLotteryDraws, type LotteryDraws } from './use-lottery-draws';
import { useVendors } from '../../api/use-vendors';
import {
  lobbyMode,
  lotteriesOfTab,
  lotterySections,
  lotteryTarget,
  tabNamed,
  type LotterySection,
  type LotteryTab,
} from '../../model/lottery/lottery-lobby';

/** The lottery lobby as its parts need it. */
export interface LotteryLobby {
  readonly status: 'loading' | 'failed' | 'empty' | 'shown';
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
  readonly popular: readonly Lottery[];
  readonly recent: readonly Lottery[];
  readonly hasTabs: boolean;
  readonly tab: LotteryTab;
  readonly chooseTab: (tab: string) => void;
  readonly sections: readonly LotterySection[];
  readonly draws: LotteryDraws;
  readonly play: (lottery: Lottery) => void;
  readonly isLaunching: (lottery: Lottery) => boolean;
}

const NO_LOTTERIES: readonly Lottery[] = [];

/** What a lobby needs before it can be drawn: the lotteries, how they are grouped, and which vendors split them. */
function useLotteries() {
  const list = useKeptEndpoint(
    lotteryList,
    ({ merchant, language }) => ({ merchantCode: merchant, language }),
    LOCAL_KEY.lotteryCache,
  );
  const menu = useCatalogue(lotteryMenu, ({ language }) => ({ language }));
  const vendors = useVendors();
  // Lotteries without their groups or tabs are still lotteries; only their own failure is the lobby's.
  const isReady =
    list.data !== undefined && [menu, vendors].every(({ data, isError }) => data !== undefined || isError);
  return { list, menu: menu.data?.list ?? [], mapping: vendors.data?.mapping ?? {}, isReady };
}

export function useLotteryLobby(): LotteryLobby {
  const session = useSession();
  const launcher = useLaunch();
  const [query, setQuery] = useSearchParams();
  const { list, menu, mapping, isReady } = useLotteries();
  const popular = useCatalogue(popularLotteries, ({ language }) => ({ language }));
  const recent = useEndpoint(recentLotteriesVn, { limit: 10 }, { enabled: isSignedIn(session), staleTime: 0 });
  const lotteries = list.data?.list ?? NO_LOTTERIES;
  const draws = useLotteryDraws(lotteries);
  const tab = tabNamed(query.get('tab'));
  const known = lotteries.length === 0 ? 'empty' : 'shown';
  return {
    status: isReady ? known : list.isError ? 'failed' : 'loading',
    error: list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    popular: popular.data?.list ?? NO_LOTTERIES,
    recent: (isSignedIn(session) && recent.data?.list) || NO_LOTTERIES,
    hasTabs: lobbyMode(mapping) === 'lottery-elott',
    tab,
    chooseTab: (next) => setQuery(next === 'lottery' ? {} : { tab: next }, { replace: true }),
    sections: lotterySections(lotteriesOfTab(lotteries, tab, mapping), menu),
    draws,
    play: (lottery) => launcher.launch(lotteryTarget(lottery, mapping)),
    isLaunching: ({ vassalage, gameCode }) => launcher.isLaunching({ vassalage, gameCode }),
  };
}
