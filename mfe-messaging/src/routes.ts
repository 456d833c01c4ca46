import { PATHS } from 'shared-contracts/paths';
import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: PATHS.service,
      screen: 'service',
      title: { CN: '客服中心', EN: 'Customer service', ID: 'Layanan pelanggan', TY: 'Customer service' },
    },
    {
      path: PATHS.message,
      screen: 'message-center',
      title: { CN: '消息中心', EN: 'Message centre', ID: 'Pusat pesan', TY: 'Message center' },
      header: 'none',
      refreshesUnread: true,
    },
    {
      path: PATHS.webEmail,
      screen: 'inbox',
      title: { CN: '站内信', EN: 'Messages', ID: 'Pesan', TY: 'Mga mensahe' },
      guard: 'member',
      gate: 'messages',
    },
    {
      path: PATHS.notice,
      screen: 'notice',
      title: { CN: '公告', EN: 'Announcements', ID: 'Pengumuman', TY: 'Mga anunsyo' },
      footer: 'none',
    },
    {
      path: PATHS.noticeDetail,
      screen: 'notice',
      title: { CN: '公告详情', EN: 'Announcement', ID: 'Pengumuman', TY: 'Anunsyo' },
      footer: 'none',
    },
    {
      path: PATHS.help,
      screen: 'help',
      title: { CN: '帮助中心', EN: 'Help centre', ID: 'Pusat bantuan', TY: 'Help center' },
    },
    {
      path: PATHS.terms,
      screen: 'legal',
      title: { CN: '条款与服务', EN: 'Terms and Services', ID: 'Syarat dan Layanan', TY: 'Mga Tuntunin at Serbisyo' },
      footer: 'none',
    },
    {
      path: PATHS.privacy,
      screen: 'legal',
      title: { CN: '隐私政策', EN: 'Privacy policy', ID: 'Kebijakan privasi', TY: 'Patakaran sa privacy' },
      footer: 'none',
    },
    {
      path: PATHS.agentNotice,
      screen: 'agent-notice',
      title: { CN: '代理公告', EN: 'Agent announcements', ID: 'Pengumuman agen', TY: 'Mga anunsyo para sa agent' },
      guard: 'agent',
      requires: [{ kind: 'query', field: 'types', value: 'A', goTo: PATHS.agent }],
    },
  ],
  slots: [
    { slot: 'home.ticker', widget: 'home-ticker', order: 10 },
    { slot: 'home.popups', widget: 'home-popups', order: 0 },
  ],
  intents: ['openChat'],
  texts: {
    screens: {
      'message-center': ['pages'],
      inbox: ['pages'],
      service: ['pages'],
      legal: ['pages'],
      help: ['pages'],
    },
  },
});
