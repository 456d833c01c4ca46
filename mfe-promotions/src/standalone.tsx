import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { referral, rewards } from 'shared-contracts/api/endpoints/promotions';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { ActivityDetailScreen } from './screens/activity-detail/activity-detail-screen';
import { ActivityScreen } from './screens/activity/activity-screen';
import { ApplyRewardScreen } from './screens/apply-reward/apply-reward-screen';
import { InviteFriendsScreen } from './screens/invite-friends/invite-friends-screen';
import { RewardCenterScreen } from './screens/reward-center/reward-center-screen';
import { somePromotion } from './testing/some-promotion';
import { onlyPage, someReward } from './testing/some-reward';
import { PromoPanelWidget } from './widgets/promo-panel/promo-panel-widget';

/** Every screen and widget of the section alone in the browser, on made-up data: `?show=activity`. */
const SHOWN = {
  activity: { element: <ActivityScreen />, at: '/m/activity?id=2' },
  'activity-detail': { element: <ActivityDetailScreen />, at: '/m/activityDetail?id=2' },
  'apply-reward': { element: <ApplyRewardScreen />, at: '/m/applyReward?id=2' },
  'reward-center': { element: <RewardCenterScreen />, at: '/m/rewardCenter' },
  'invite-friends': { element: <InviteFriendsScreen />, at: '/m/inviteFriends' },
  'promo-panel': { element: <PromoPanelWidget onNavigate={() => undefined} />, at: '/m/home' },
};

const context = fakeContext({ name: 'mfe-promotions', session: SOME_MEMBER });
const picture = { announcementImages: [{ sequence: 1, url: '/images/banner/1.png' }] };
context.http.answer(announcements, {
  promotion: [
    somePromotion({ ...picture, noExpiry: 1 }),
    somePromotion({
      ...picture,
      id: 2,
      title: 'Card league',
      category: 'PVP',
      imageRequired: 'Y',
      endDate: Date.now(),
    }),
    somePromotion({ id: 3, title: 'VIP ranks', category: 'RANK', noExpiry: 1 }),
  ],
});
context.http.answer(
  rewards,
  onlyPage([
    someReward({ id: 'today', kind: 'signIn', title: 'Daily sign-in', amount: 18, progress: 29 }),
    someReward({ id: '2', expiresAt: Date.now() + 7_200_000 }),
    someReward({ id: '3', title: 'Weekly race', amount: 1288, progress: 64, state: 'inProgress', action: 'none' }),
  ]),
);
context.http.answer(referral, {
  code: 'FRIEND1',
  rules: '<p>Send your link to a friend.</p>',
  invited: 1,
  qualified: 1,
  bonus: 88,
  ...onlyPage([{ nameMasked: 'w***', time: Date.now(), state: 'qualified' }]),
});
const wanted = new URLSearchParams(window.location.search).get('show');
const { element, at } = Object.entries(SHOWN).find(([name]) => name === wanted)?.[1] ?? SHOWN.activity;
renderInSite(element, { context, texts, at });
