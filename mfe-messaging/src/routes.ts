import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/member/notice',
      screen: 'agent-notice',
      title: { CN: '代理公告', EN: 'Agent announcements', ID: 'Pengumuman agen', TY: 'Mga anunsyo para sa agent' },
      guard: 'agent',
    },
  ],
  slots: [
    { slot: 'home.ticker', widget: 'home-ticker', order: 10 },
    { slot: 'home.popups', widget: 'home-popups', order: 0 },
  ],
  intents: ['openChat'],
});
