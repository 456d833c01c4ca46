import { gameTypes } from 'shared-contracts/api/endpoints/games';
import { AGENT_MENU_KEYS } from 'shared-contracts/flags';
import type { FakeContext } from 'test-kit/fake-context';
import { AGENT, agentContext } from './agent-site';

/** An agent on a site of two categories, whose days begin in a zone. */
export function reportContext(timeZone = ''): FakeContext<'mfe-agent'> {
  const context = agentContext(AGENT, AGENT_MENU_KEYS, timeZone);
  context.http.answer(gameTypes, {
    sorting: [{ gameCategory: 'RNG' }, { gameCategory: 'LIVE' }],
    mapping: {
      RNG: [{ vassalage: 'PG', displayName: 'PG Soft' }, { vassalage: 'JILI', displayName: 'Jili' }],
      LIVE: [{ vassalage: 'EVO', displayName: 'Evolution' }],
    },
  }); // prettier-ignore
  return context;
}
