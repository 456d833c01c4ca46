import { teamKpi } from 'shared-contracts/api/endpoints/agent';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { AGENT_MENU_KEYS } from 'shared-contracts/flags';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { AgentHomeScreen } from './screens/agent-home/agent-home-screen';

/** The section's screen alone in the browser, on made-up data. */
const identity = { userName: 'demo_agent', displayName: 'Demo', merchantCode: 'aurora', mustChangePassword: false };
const whitelabel = { flags: { CBS3: true }, promotions: {}, menus: [...AGENT_MENU_KEYS], dividendDisplay: true };
const context = fakeContext({
  name: 'mfe-agent',
  session: { status: 'agent', type: 1, ...identity },
  info: { whitelabel },
});
context.http.answer(teamKpi, { footer: { teamLoginMemberCount: 1284, teamBetMemberCount: 312, teamOnlineCount: 57 } });
context.http.answer(announcements, { footer: { unreadCount: 3 } });
context.intents.handle('refreshWallet', () => {
  context.tell('wallet.balanceChanged', { balance: 128450.5, currencySymbol: '₱' });
  return 'refreshed';
});
context.tell('unread.changed', { announcement: 0, chat: 0, inbox: 12, total: 12 });
renderInSite(<AgentHomeScreen />, { context, texts, at: '/m/agent' });
