import type { Handlers } from '../../rules/call/handler';
import type { Store } from '../../data/store/store';
import { LIVE_MODELS } from '../../data/live-models';
import type { Merchant } from '../../data/merchants';
import { CATEGORIES } from '../../data/vendors';
import {
  gameFilter,
  gamePage,
  joined,
  merchantFilter,
  toGame,
  whereClause,
  type GameRow,
} from '../../rules/games/game-queries';
import { winnersAt } from '../../rules/games/winners';

interface VendorRow {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly freeplay: number;
}

function merchantVendors(store: Store, merchant: Merchant): VendorRow[] {
  return store
    .all<VendorRow>('SELECT code, name, category, freeplay FROM vendors ORDER BY position')
    .filter(({ code }) => !merchant.excludedVendors.includes(code));
}

export const gameHandlers: Handlers<'R-36' | 'R-37' | 'R-38' | 'R-44' | 'R-52' | 'R-53'> = {
  'R-36': (_request, { store, merchant }) => {
    const vendors = merchantVendors(store, merchant);
    const groups = CATEGORIES.map((category) => ({
      category,
      vendors: vendors.filter((vendor) => vendor.category === category),
    })).filter((group) => group.vendors.length > 0);
    return {
      sorting: groups.map((group) => ({
        gameCategory: group.category,
        vendorNames: group.vendors.map(({ code }) => code),
        icon: '',
      })),
      mapping: Object.fromEntries(
        groups.map((group) => [
          group.category,
          group.vendors.map(({ code, name, freeplay }) => ({ vassalage: code, displayName: name, freeplay })),
        ]),
      ),
    };
  },
  'R-37': (request, { store, merchant }) =>
    gamePage(
      store,
      {
        from: 'games g',
        orderBy: 'g.popularity DESC, g.node_id',
        filter: joined([gameFilter(request), merchantFilter(merchant)]),
      },
      request.pageNo,
      request.pageSize,
    ),
  'R-38': (_request, { store, merchant }) => {
    const filter = joined([{ conditions: ['g.hot_rank IS NOT NULL'], values: [] }, merchantFilter(merchant)]);
    const rows = store.all<GameRow>(
      `SELECT g.* FROM games g ${whereClause(filter)} ORDER BY g.hot_rank, g.node_id`,
      ...filter.values,
    );
    return { list: rows.map(toGame) };
  },
  'R-44': (request, { store, merchant }) => ({ list: winnersAt(store, merchant, { limit: request.limitNum }) }),
  'R-52': (_request, { store, merchant }) => ({
    list: merchantVendors(store, merchant).map(({ code, category }) => ({
      gameCategory: category,
      vassalage: code,
      icon: `/images/vendor/small/${code}.png`,
    })),
  }),
  'R-53': (_request, { store, merchant }) => {
    const tables = store
      .all<GameRow>("SELECT * FROM games WHERE category = 'LIVE' ORDER BY popularity DESC LIMIT ?", LIVE_MODELS.length)
      .filter(({ vassalage }) => !merchant.excludedVendors.includes(vassalage));
    return {
      list: tables.flatMap((table, index) => {
        const model = LIVE_MODELS[index];
        if (!model) return [];
        return [
          {
            id: String(index + 1),
            name: model.name,
            cover: `/images/game/${table.vassalage}/${table.node_id}.png`,
            viewers: model.viewers,
            vassalage: table.vassalage,
            gameId: table.game_id,
            nodeId: String(table.node_id),
          },
        ];
      }),
    };
  },
};
