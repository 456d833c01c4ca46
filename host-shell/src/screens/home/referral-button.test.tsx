import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from 'shared-contracts/session/session-state';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { HostServices } from '../../host/host-services';
import { HostProvider } from '../../host/use-host';
import english from '../../locales/EN.json';
import { PERSONAS } from '../../testing/personas';
import { ReferralButton } from './referral-button';

interface Setup {
  readonly session: SessionState;
  readonly isReferralOn?: boolean;
  readonly hasService?: boolean;
  readonly confirms?: boolean;
}

async function press({ session, isReferralOn = true, hasService = true, confirms = true }: Setup) {
  const context = fakeContext({
    name: 'host-shell',
    session,
    confirms,
    info: {
      customerService: hasService,
      whitelabel: { flags: {}, promotions: { REFERRAL: isReferralOn }, menus: [], dividendDisplay: false },
    },
  });
  const go = jest.fn();
  const host = {
    shared: { session: context.session, flags: context.flags, site: context.site },
    navigation: { go },
    overlays: context.overlays,
  } as unknown as HostServices;
  renderInSite(
    <HostProvider value={host}>
      <ReferralButton />
    </HostProvider>,
    { context, texts: english },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Invite friends' }));
  return { context, visited: () => go.mock.calls.map(([to]: string[]) => to) };
}

test('a visitor signs in first', async () => {
  const { visited } = await press({ session: PERSONAS.visitor });
  expect(visited()).toEqual(['/m/login?redirect=%2Fm%2FinviteFriends']);
});

test('a member goes to the invitation while the programme runs', async () => {
  const { visited } = await press({ session: PERSONAS.member });
  expect(visited()).toEqual(['/m/inviteFriends']);
});

test.each([
  [true, 'Please contact customer service', 'contactService'],
  [false, 'Coming soon', 'comingSoon'],
] as const)('without the programme a word for one second (customer service: %s)', async (hasService, text, subject) => {
  const { context, visited } = await press({ session: PERSONAS.member, isReferralOn: false, hasService });
  expect(visited()).toEqual([]);
  expect(context.log.toasts).toEqual([{ kind: 'offline', text, subject }]);
});

test('an agent is told where accounts are opened, and goes there', async () => {
  const { context, visited } = await press({ session: PERSONAS.agent });
  expect(context.log.questions).toMatchObject([{ title: 'You are an agent', cancelLabel: 'Close' }]);
  await waitFor(() => expect(visited()).toEqual(['/m/agentRegister']));
});

test('an agent who closes the notice stays', async () => {
  const { context, visited } = await press({ session: PERSONAS.agent, confirms: false });
  expect(context.log.questions).toHaveLength(1);
  expect(visited()).toEqual([]);
});
