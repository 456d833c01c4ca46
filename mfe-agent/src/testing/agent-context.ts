import { gameTypes } from 'shared-contracts/api/endpoints/games';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';

const AGENT = { ...SOME_MEMBER, status: 'agent', type: 1, userName: 'demo_agent' } as SessionState;

/** An agent's context with the categories of a small site. */
export function agentContext(): FakeContext<'mfe-agent'> {
  const context = fakeContext({ name: 'mfe-agent', session: AGENT });
  context.http.answer(gameTypes, {
    sorting: [{ gameCategory: 'RNG' }, { gameCategory: 'LIVE' }],
    mapping: {
      RNG: [{ vassalage: 'PG', displayName: 'PG Soft' }, { vassalage: 'JILI', displayName: 'Jili' }],
      LIVE: [{ vassalage: 'EVO', displayName: 'Evolution' }],
    },
  }); // prettier-ignore
  return context;
}
