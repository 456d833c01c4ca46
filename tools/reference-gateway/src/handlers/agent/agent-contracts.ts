import { needsContractCheck } from 'shared-contracts/session/member-type';
import { contractOf, tiersOf, type ContractRow } from '../../rules/agent/contracts';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { refused } from '../../rules/refusal';
import { teamAgent } from '../../rules/agent/agent-access';
import { knownIn, knownTexts } from '../../data/texts';
import { CONTRACT_TERMS, HOUSE } from '../../data/contract-texts';
import { dayOf } from '../../data/days';

const KNOWN = knownTexts([HOUSE, ...Object.values(CONTRACT_TERMS)]);

export const agentContractHandlers: Handlers<'R-69' | 'R-85' | 'R-86'> = {
  'R-69': (_request, context) => {
    const session = requireSession(context);
    const periodOf = (kind: ContractRow['kind']) =>
      needsContractCheck(session.type)
        ? (contractOf(context.store, session.memberId, kind, 'pending')?.period ?? '')
        : '';
    return {
      dailysalreqtype: periodOf('salary'),
      divtypecompperiodreq: periodOf('dividend'),
      contracthoursalreq: periodOf('hour'),
    };
  },
  'R-85': (request, context) => {
    const { memberId } = requireSession(context);
    const { store, language } = context;
    const contract =
      contractOf(store, memberId, request.kind, 'pending') ?? contractOf(store, memberId, request.kind, 'active');
    if (!contract) throw refused('R-85', 'not_found');
    const { id, version, period, state } = contract;
    const inLanguage = (text: string) => knownIn(language, text, KNOWN);
    const [issuer, terms] = [inLanguage(contract.issuer), inLanguage(contract.terms)];
    return { id: String(id), version, issuer, period, tiers: tiersOf(contract), terms, state };
  },
  'R-86': (request, context) => {
    // What the days before earned is settled by the contract that held then.
    const { memberId } = teamAgent(context);
    const { store, now } = context;
    const state = request.accept ? 'active' : 'declined';
    return store.transaction(() => {
      const contract = contractOf(store, memberId, request.kind, 'pending');
      if (!contract || String(contract.id) !== request.id || contract.version !== request.version) {
        throw refused('R-86', 'version.conflict');
      }
      if (request.accept) {
        store.run(
          "UPDATE contracts SET state = 'ended' WHERE member_id = ? AND kind = ? AND state = 'active'",
          memberId,
          request.kind,
        );
      }
      const since = request.accept ? dayOf(now) : null;
      store.run(
        'UPDATE contracts SET state = ?, since_day = ?, version = version + 1 WHERE id = ?',
        state,
        since,
        contract.id,
      );
      return { state };
    });
  },
};
