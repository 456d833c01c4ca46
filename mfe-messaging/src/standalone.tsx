import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from './locales/EN.json';
import { MessageCenterScreen } from './screens/message-center/message-center-screen';
import { NoticeScreen } from './screens/notice/notice-screen';
import { HomePopupsWidget } from './widgets/home-popups/home-popups-widget';
import { HomeTickerWidget } from './widgets/home-ticker/home-ticker-widget';

/** Every screen and widget of the section alone in the browser, on made-up data: `?show=notice`. */
const SHOWN = {
  notice: { element: <NoticeScreen />, at: '/m/notice?index=1' },
  'notice-detail': { element: <NoticeScreen />, at: '/m/noticeDetail?id=2' },
  'message-center': { element: <MessageCenterScreen />, at: '/m/message' },
  'home-popups': { element: <HomePopupsWidget onSettled={() => undefined} onMute={() => undefined} />, at: '/m/home' },
  'home-ticker': { element: <HomeTickerWidget />, at: '/m/home' },
};

const telegram = { type: 'TELEGRAM', url: 'https://t.me/example', labelNameEn: 'Telegram', resourceType: 'SOCIAL' };
const context = fakeContext({ name: 'mfe-messaging', session: SOME_MEMBER, info: { resources: [telegram] } });
const notice = { content: '<p>From Friday 20:00 every live table <b>stays open</b>.</p>', startDate: Date.now() };
context.http.answer(announcements, {
  popup: [{ ...notice, id: 4, title: 'Welcome back' }],
  player: [1, 2, 3].map((id) => ({ ...notice, id, title: `Weekend live tables ${id}`, read: id === 3 })),
});
context.http.answer(customerService, {
  version: { pathList: [{ csType: 'AFFILIATE', path: 'https://example.com/partners', title: '', type: '1' }] },
});
context.tell('unread.changed', { announcement: 2, chat: 1, inbox: 120, total: 123 });
const wanted = new URLSearchParams(window.location.search).get('show');
const { element, at } = Object.entries(SHOWN).find(([name]) => name === wanted)?.[1] ?? SHOWN.notice;
renderInSite(element, { context, texts, at });
