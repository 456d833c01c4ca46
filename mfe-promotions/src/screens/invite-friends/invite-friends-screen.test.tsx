import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { referral } from 'shared-contracts/api/endpoints/promotions';
import { fakeContext, SOME_MEMBER, type FakeContext } from 'test-kit/fake-context';
import { watchListEnd } from 'test-kit/list-end';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { InviteFriendsScreen } from './invite-friends-screen';

const LINK = 'https://aurora.example/m/register?affiliateCode=FRIEND1';
const REFERRAL = {
  code: 'FRIEND1',
  rules: '<p>Send your <strong>link</strong>.</p><script>x</script>',
  invited: 12,
  qualified: 3,
  bonus: 264,
  content: [
    { nameMasked: 'm***', time: new Date(2026, 4, 2).getTime(), state: 'registered' },
    { nameMasked: 'w***', time: new Date(2026, 4, 1).getTime(), state: 'qualified' },
    { nameMasked: 'z***', time: new Date(2026, 3, 1).getTime(), state: 'unheard' },
  ],
  pageNum: 1,
  totalPages: 1,
};

function draw(): FakeContext<'mfe-promotions'> {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(referral, REFERRAL);
  renderInSite(<InviteFriendsScreen />, { context, texts, at: '/m/inviteFriends' });
  return context;
}

function provideShare(share: ((data: ShareData) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
beforeEach(() => provideShare(undefined));

test('shows code, link, its picture, totals, cleaned rules and friends', async () => {
  draw();
  expect(await screen.findByText('FRIEND1')).toBeInTheDocument();
  expect(screen.getByText(LINK)).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Code of your invite link' })).toBeInTheDocument();
  expect(screen.getByText('Invited').nextSibling).toHaveTextContent('12');
  expect(screen.getByText('Bonus').nextSibling).toHaveTextContent('₱264.00');
  expect(screen.getByText('link').tagName).toBe('STRONG');
  expect(document.querySelector('script')).toBeNull();
  const friends = within(screen.getByRole('region', { name: 'Friends' })).getAllByRole('listitem');
  expect(friends.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/m\*\*\*2026\/05\/02Registered$/),
    expect.stringMatching(/w\*\*\*2026\/05\/01Qualified$/),
    expect.stringMatching(/z\*\*\*2026\/04\/01$/),
  ]);
});

test('copies code and link', async () => {
  const person = userEvent.setup();
  draw();
  await person.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await person.click(screen.getByRole('button', { name: 'Copy the invite code' }));
  expect(await navigator.clipboard.readText()).toBe('FRIEND1');
});

test('nobody yet: the link stays, and a word to share it', async () => {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(referral, { ...REFERRAL, rules: '', invited: 0, content: [] });
  renderInSite(<InviteFriendsScreen />, { context, texts, at: '/m/inviteFriends' });
  expect(await screen.findByText('Share your link: friends who register appear here.')).toBeInTheDocument();
  expect(screen.getByText(LINK)).toBeInTheDocument();
  expect(screen.queryByText('How it works')).not.toBeInTheDocument();
});

test('more friends come at the end of the list; their number is that of all', async () => {
  const end = watchListEnd();
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.answer(referral, ({ pageNo = 1 }) => ({
    ...REFERRAL,
    content: [{ nameMasked: `${pageNo}***`, time: 0, state: 'registered' }],
    pageNum: pageNo,
    totalPages: 2,
  }));
  renderInSite(<InviteFriendsScreen />, { context, texts, at: '/m/inviteFriends' });
  await screen.findByText('1***');
  end.comeIntoView();
  expect(await screen.findByText('2***')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Friends' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: /^Friends/ }).parentElement).toHaveTextContent('12');
  expect(context.http.callsOf(referral).map(({ request }) => request)).toEqual([{ pageNo: 1 }, { pageNo: 2 }]);
  end.restore();
});

test('shares by the sheet of the device', async () => {
  const shared: ShareData[] = [];
  provideShare(async (data) => void shared.push(data));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ title: 'Aurora', text: 'Join me here', url: LINK }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the sheet of the device opens no other', async () => {
  provideShare(async () => Promise.reject(new DOMException('left', 'AbortError')));
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each<[string, (() => Promise<void>) | undefined]>([
  ['has none', undefined],
  ['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('where the device %s, places can be chosen', async (_name, share) => {
  provideShare(share);
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share your link' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Telegram' }));
  expect(open.mock.calls).toEqual([
    [`https://t.me/share/url?url=${encodeURIComponent(LINK)}&text=Join%20me%20here`, '_blank', 'noopener,noreferrer'],
  ]);
  open.mockRestore();
});

test('a failed read can be tried again', async () => {
  const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
  context.http.fail(referral, { kind: 'timeout' });
  renderInSite(<InviteFriendsScreen />, { context, texts, at: '/m/inviteFriends' });
  await screen.findByRole('alert');
  context.http.answer(referral, REFERRAL);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('FRIEND1')).toBeInTheDocument();
});
