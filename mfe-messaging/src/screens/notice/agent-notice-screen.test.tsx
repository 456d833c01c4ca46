import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announcements, markAnnouncementRead } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { AgentNoticeScreen } from './agent-notice-screen';

const AGENT = { ...SOME_MEMBER, status: 'agent', type: 1 } as typeof SOME_MEMBER;
const rates = { id: 7, title: 'New rates', content: '<p>From Monday</p>', startDate: 1, read: false };
const players = { id: 8, title: 'For players', content: '', startDate: 1, read: false };

function draw(reply: object) {
  const context = fakeContext({ name: 'mfe-messaging', session: AGENT });
  context.http.answer(announcements, reply);
  context.http.answer(markAnnouncementRead, null);
  renderInSite(<AgentNoticeScreen />, { context, texts, at: '/m/member/notice?types=A' });
  return context;
}

test('lists what is for agents alone, asked for as the badge asks, and marks it read', async () => {
  const context = draw({ agent: [rates], player: [players] });
  await userEvent.click(await screen.findByRole('button', { name: /New rates/ }));
  expect(screen.queryByText('For players')).not.toBeInTheDocument();
  expect(context.http.callsOf(announcements)[0]?.request).toEqual({
    types: 'A',
    groupName: 'm_home',
    platform: 'M',
    merchantCode: 'aurora',
  });
  await waitFor(() =>
    expect(context.http.callsOf(markAnnouncementRead).map(({ request }) => request)).toEqual([
      { announcementId: 7, read: true },
    ]),
  );
});

test('says so when there is nothing, and leads back to the agent centre', async () => {
  draw({});
  expect(await screen.findByText('News for agents will appear here.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the agent centre' })).toHaveAttribute('href', '/m/agent');
});
