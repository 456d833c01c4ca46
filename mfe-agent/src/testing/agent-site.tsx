import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { subordinates } from 'shared-contracts/api/endpoints/agent';
import { quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { registrationSettings } from 'shared-contracts/api/endpoints/registration';
import { AGENT_MENU_KEYS, type AgentMenuKey } from 'shared-contracts/flags';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../locales/EN.json';

export const AGENT = { ...SOME_MEMBER, status: 'agent', type: 1, userName: 'demo_agent' } as SessionState;

/** Everybody who is no agent. */
export const OTHERS: readonly (readonly [string, SessionState])[] = [
  ['visitor', { status: 'visitor' }],
  ['member', SOME_MEMBER],
  ['trial account', { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState],
  ['internal account', { ...SOME_MEMBER, type: 40 } as SessionState],
];

const PASSWORD_RULE = { enabled: true, required: true, minLength: 8, maxLength: 20, pattern: '^(?=\\S*[A-Za-z])(?=\\S*\\d)\\S+$' }; // prettier-ignore
const USERNAME_RULE = { enabled: true, required: true, minLength: 4, maxLength: 16, pattern: '^[A-Za-z0-9_]+$' };

/** A row of the team's list. */
export const member = (username: string, changes: object = {}) => ({
  username,
  kind: 'member' as const,
  balance: 100,
  teamSize: 0,
  lastLogin: null,
  state: 'active',
  ...changes,
});

/** An agent with ₱1,000, a payment password, and a team of two, of a merchant that has these tools. */
export function agentContext(
  session: SessionState = AGENT,
  menus: readonly AgentMenuKey[] = AGENT_MENU_KEYS,
  timeZone = '',
): FakeContext<'mfe-agent'> {
  const whitelabel = { flags: { CBS3: true }, promotions: {}, menus: [...menus], dividendDisplay: false };
  const context = fakeContext({ name: 'mfe-agent', session, info: { whitelabel, timeZone } });
  context.http.answer(quotas, {
    rebates: { RNG: { min: 0, max: 0.9, step: 0.1 }, LIVE: { min: 0, max: 0.5, step: 0.1 } },
    accountsLeft: 3,
  });
  context.http.answer(registrationSettings, {
    methods: { mobile: false, username: true },
    rules: { username: USERNAME_RULE, password: PASSWORD_RULE },
  });
  context.http.answer(subordinates, {
    content: [member('ana'), member('ben', { kind: 'agent', teamSize: 4, balance: 2500.5 })],
    pageNum: 1,
    totalPages: 1,
    path: ['demo_agent'],
  });
  context.http.answer(memberInfo, { id: 1, type: 1, account: 'demo_agent', hasPaymentPassword: true });
  context.intents.handle('refreshWallet', () => 'refreshed');
  context.tell('wallet.balanceChanged', { balance: 1000, currencySymbol: '₱' });
  return context;
}

/** Draws a screen until its first content stands, or nothing at all. */
export async function draw(screen: ReactNode, context: FakeContext<'mfe-agent'>, at: string): Promise<void> {
  await act(async () => void renderInSite(screen, { context, texts, at }));
  await waitFor(() => expect(document.querySelector('main:not([data-ready])')).toBeNull());
}
