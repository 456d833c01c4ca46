import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { ActivityDetailScreen } from './screens/activity-detail/activity-detail-screen';
import { ActivityScreen } from './screens/activity/activity-screen';
import { somePromotion } from './testing/some-promotion';
import { PromoPanelWidget } from './widgets/promo-panel/promo-panel-widget';

/** Every screen and widget of the section alone in the browser, on made-up data: `?show=activity`. */
const SHOWN = {
  activity: { element: <ActivityScreen />, at: '/m/activity?id=2' },
  'activity-detail': { element: <ActivityDetailScreen />, at: '/m/activityDetail?id=2' },
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
const wanted = new URLSearchParams(window.location.search).get('show');
const { element, at } = Object.entries(SHOWN).find(([name]) => name === wanted)?.[1] ?? SHOWN.activity;
renderInSite(element, { context, texts, at });
