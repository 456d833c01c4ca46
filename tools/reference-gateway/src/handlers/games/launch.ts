import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { refused } from '../../rules/refusal';
import { findGame } from '../../rules/games/game-queries';
import { openLaunch } from '../../rules/games/launches';
import { requirePlay } from '../../rules/money/play-gate';
import { rememberLottery } from '../lottery/lottery';
import { memberById } from '../../rules/account/members';

function isInMaintenance({ store, services }: CallContext, vendor: string): boolean {
  const scenario = services.scenarioMaintenance();
  if (scenario) return scenario.includes(vendor);
  return store.get('SELECT code FROM vendors WHERE code = ? AND maintenance = 1', vendor) !== undefined;
}

export const launchHandlers: Handlers<'R-45' | 'R-54' | 'R-55'> = {
  'R-45': (request, context) => {
    const { store, merchant } = context;
    const isKnown = store.get('SELECT code FROM vendors WHERE code = ?', request.vassalage) !== undefined;
    if (!isKnown || merchant.excludedVendors.includes(request.vassalage)) throw refused('R-45', 'not_found');
    if (request.nodeId !== undefined) {
      const game = findGame(store, merchant, request.nodeId);
      if (!game || game.vassalage !== request.vassalage) throw refused('R-45', 'not_found');
    }
    if (isInMaintenance(context, request.vassalage)) throw refused('R-45', 'game.maintenance');
    requirePlay(context, requireSession(context).memberId, request.freePlay !== 1);
    rememberLottery(store, requireSession(context).memberId, request.gameCode, context.now);
    return { url: openLaunch(context, 'game', request) };
  },
  'R-54': (request, context) => {
    const session = requireSession(context);
    if (!context.merchant.flags.includes('CBS3')) throw refused('R-54', 'feature.off');
    if (isTrial(session.type)) throw refused('R-54', 'role.forbidden');
    context.store.run('UPDATE members SET chat_unread = 0 WHERE id = ?', session.memberId);
    return { chatUrl: openLaunch(context, 'chat', request) };
  },
  'R-55': (_request, context) => {
    if (!context.merchant.flags.includes('CBS3')) throw refused('R-55', 'feature.off');
    return { unReadCount: memberById(context.store, requireSession(context).memberId).chat_unread };
  },
};
