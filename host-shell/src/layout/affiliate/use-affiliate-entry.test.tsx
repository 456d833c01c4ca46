import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AffiliateFacts } from 'shared-contracts/session/affiliate-entry';
import { PERSONAS } from '../../testing/personas';
import { renderInHost, type HostSetup } from '../../testing/render-in-host';
import { useAffiliateEntry, type AffiliateOutcome } from './use-affiliate-entry';

const whitelabel = { flags: {}, promotions: {}, menus: [], dividendDisplay: false };

async function press(from: AffiliateFacts['from'], setup: HostSetup) {
  const outcomes: AffiliateOutcome[] = [];
  function Entry(): ReactNode {
    const open = useAffiliateEntry(from);
    return <button onClick={() => outcomes.push(open())}>Invite</button>;
  }
  const { context } = renderInHost(<Entry />, setup);
  await userEvent.click(screen.getByRole('button'));
  return { log: context.log, outcomes };
}

test('a visitor is told to login, and comes back', async () => {
  const { log, outcomes } = await press('menu', {});
  expect(log.toasts).toEqual([{ kind: 'info', text: 'Please login first' }]);
  expect(log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2FinviteFriends', replace: false }]);
  expect(outcomes).toEqual(['left']);
});

test('a member goes to the invite page', async () => {
  const { log } = await press('page', { session: PERSONAS.member });
  expect([log.visited, log.toasts]).toEqual([[{ to: '/m/inviteFriends', replace: false }], []]);
});

test('an agent goes to open accounts from a menu', async () => {
  const { log } = await press('menu', { session: PERSONAS.agent });
  expect([log.visited, log.questions]).toEqual([[{ to: '/m/agentRegister', replace: false }], []]);
});

test.each([
  [true, [{ to: '/m/agentRegister', replace: false }]],
  [false, []],
])('an agent is asked first from a page; open account: %s', async (confirms, visited) => {
  const { log, outcomes } = await press('page', { session: PERSONAS.agent, confirms });
  expect(log.questions).toEqual([
    {
      title: 'You are an agent',
      text: 'You already belong to the agent programme. Open accounts for your team from the agent centre.',
      confirmLabel: 'Open account',
      cancelLabel: 'Close',
    },
  ]);
  expect(log.visited).toEqual(visited);
  expect(outcomes).toEqual(['stays']);
});

test.each([
  [true, 'Please contact customer service', 'contactService'],
  [false, 'Coming soon', 'comingSoon'],
] as const)(
  'without referrals, customer service %s: a notice of one second',
  async (customerService, text, subject) => {
    const { log, outcomes } = await press('menu', { session: PERSONAS.member, info: { customerService, whitelabel } });
    expect(log.toasts).toEqual([{ kind: 'offline', text, subject }]);
    expect([log.visited, outcomes]).toEqual([[], ['stays']]);
  },
);
