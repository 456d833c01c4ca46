import { requireSession, type Handlers } from '../../rules/call/handler';
import { refused } from '../../rules/refusal';
import { rowNumber } from '../../rules/row-id';
import { findGame, gamePage, gameFilter, joined, merchantFilter } from '../../rules/games/game-queries';

/** A member's list of recent games keeps this many. */
const KEPT_RECENT = 100;

export const favouriteHandlers: Handlers<'R-39' | 'R-40' | 'R-41.add' | 'R-41.remove' | 'R-42' | 'R-43'> = {
  'R-39': (request, context) => {
    const { memberId } = requireSession(context);
    const rows = context.store.all<{ node_id: number }>(
      'SELECT node_id FROM favourites WHERE member_id = ? ORDER BY created_at DESC, node_id LIMIT ?',
      memberId,
      request.pageSize,
    );
    return { content: rows.map((row) => String(row.node_id)) };
  },
  'R-40': (request, context) => {
    const { memberId } = requireSession(context);
    const own = { conditions: ['f.member_id = ?'], values: [memberId] };
    const { games, ...page } = gamePage(
      context.store,
      {
        from: 'favourites f JOIN games g ON g.node_id = f.node_id',
        orderBy: 'f.created_at DESC, g.node_id',
        filter: joined([own, gameFilter({ gameType: request.gameType }), merchantFilter(context.merchant)]),
      },
      request.pageNo,
      request.pageSize,
    );
    return { content: games, ...page };
  },
  'R-41.add': (request, context) => {
    const { memberId } = requireSession(context);
    const game = findGame(context.store, context.merchant, request.nodeId);
    if (!game || game.vassalage !== request.vendor) throw refused('R-41.add', 'not_found');
    context.store.run(
      'INSERT OR IGNORE INTO favourites (member_id, node_id, created_at) VALUES (?, ?, ?)',
      memberId,
      game.node_id,
      context.now,
    );
    return null;
  },
  'R-41.remove': (request, context) => {
    const { memberId } = requireSession(context);
    const nodeId = rowNumber(request.nodeId);
    context.store.run('DELETE FROM favourites WHERE member_id = ? AND node_id = ?', memberId, nodeId);
    return null;
  },
  'R-42': (request, context) => {
    const { memberId } = requireSession(context);
    const game = findGame(context.store, context.merchant, request.nodeId);
    if (!game || game.vassalage !== request.vassalage) throw refused('R-42', 'not_found');
    context.store.run(
      'INSERT OR REPLACE INTO recent_games (member_id, node_id, played_at) VALUES (?, ?, ?)',
      memberId,
      game.node_id,
      context.now,
    );
    context.store.run(
      `DELETE FROM recent_games WHERE member_id = ? AND node_id NOT IN
        (SELECT node_id FROM recent_games WHERE member_id = ? ORDER BY played_at DESC LIMIT ?)`,
      memberId,
      memberId,
      KEPT_RECENT,
    );
    return null;
  },
  'R-43': (request, context) => {
    const { memberId } = requireSession(context);
    const own = { conditions: ['r.member_id = ?'], values: [memberId] };
    const wanted = gameFilter({ gameType: request.gameType, vassalage: request.vassalage });
    const { games, totalPages } = gamePage(
      context.store,
      {
        from: 'recent_games r JOIN games g ON g.node_id = r.node_id',
        orderBy: 'r.played_at DESC, g.node_id',
        filter: joined([own, wanted, merchantFilter(context.merchant)]),
      },
      request.page,
      request.pageSize,
    );
    return { list: games, totalPages };
  },
};
