import { gameTypes } from 'shared-contracts/api/endpoints/games';
import type { FakeContext } from 'test-kit/fake-context';
import { agentContext } from './agent-site';

/** An agent on a site of two categories. */
export function reportContext(): FakeContext<'mfe-agent'> {
  const context = agentContext();
  context.http.answer(gameTypes, {
    sorting: [{ gameCategory: 'RNG' }, { gameCategory: 'LIVE' }],
    mapping: {
      RNG: [{ vassalage: 'PG', displayName: 'PG Soft' }, { vassalage: 'JILI', displayName: 'Jili' }],
      LIVE: [{ vassalage: 'EVO', displayName: 'Evolution' }],
    },
  }); // prettier-ignore
  return context;
}
