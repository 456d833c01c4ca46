import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { PromoPanelWidget } from './promo-panel-widget';

const whitelabel = { flags: { PLYRBT: true }, promotions: { REFERRAL: true }, menus: [], dividendDisplay: false };

async function press(name: string, info: Partial<SiteInfo> = { whitelabel }, session: SessionState = SOME_MEMBER) {
  const context = fakeContext({ name: 'mfe-promotions', session, info });
  const onNavigate = jest.fn();
  renderInSite(<PromoPanelWidget onNavigate={onNavigate} />, { context, texts });
  await userEvent.click(screen.getByRole('button', { name }));
  return { context, onNavigate };
}

test.each([
  ['Promotions', '/m/activity'],
  ['Reward centre', '/m/rewardCenter'],
  ['Invite friends', '/m/inviteFriends'],
  ['Rebate', '/m/member/rebateReport'],
  ['VIP', '/m/vip'],
])('%s leads to %s and closes the panel', async (name, path) => {
  const { context, onNavigate } = await press(name);
  expect(context.log.visited).toEqual([{ to: path, replace: false }]);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('without the rebate report the entry leads to the deposit', async () => {
  const { context } = await press('Rebate', { whitelabel: { ...whitelabel, flags: {} } });
  expect(context.log.visited).toEqual([{ to: '/m/voucherCenter', replace: false }]);
});

test('without the rebate report a trial meets the door of the deposit', async () => {
  const trial = { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState;
  const { context, onNavigate } = await press('Rebate', { whitelabel: { ...whitelabel, flags: {} } }, trial);
  expect(context.log.visited).toEqual([]);
  expect(context.log.intents).toEqual([{ name: 'showRealAccountGate', request: { answer: 'offer-register' } }]);
  expect(onNavigate).toHaveBeenCalledTimes(1);
});

test('an agent opens accounts instead of inviting', async () => {
  const { context } = await press('Invite friends', { whitelabel }, { ...SOME_MEMBER, type: 1 } as SessionState);
  expect(context.log.visited).toEqual([{ to: '/m/agentRegister', replace: false }]);
});

test.each([
  [true, 'Please contact customer service', 'contactService'],
  [false, 'Coming soon', 'comingSoon'],
] as const)('without referrals a short notice stays on the page', async (customerService, text, subject) => {
  const info = { customerService, whitelabel: { ...whitelabel, promotions: {} } };
  const { context, onNavigate } = await press('Invite friends', info);
  expect(context.log.toasts).toEqual([{ kind: 'offline', text, subject }]);
  expect(onNavigate).not.toHaveBeenCalled();
});
