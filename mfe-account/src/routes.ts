import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/trail',
      screen: 'trial',
      title: { CN: '免费试玩', EN: 'Free trial', ID: 'Coba gratis', TY: 'Libreng subok' },
    },
    {
      path: '/m/register.html',
      screen: 'register',
      title: { CN: '注册', EN: 'Register', ID: 'Daftar', TY: 'Magrehistro' },
      hideHeader: true,
      hideFooter: true,
    },
    {
      path: '/m/securityCenter',
      screen: 'security',
      title: { CN: '安全中心', EN: 'Security centre', ID: 'Pusat keamanan', TY: 'Security center' },
      guard: 'member',
    },
    {
      path: '/m/transaction/record',
      screen: 'transactions',
      title: { CN: '交易记录', EN: 'Transactions', ID: 'Transaksi', TY: 'Mga transaksyon' },
      guard: 'member',
    },
    {
      path: '/m/member/rebateReport',
      screen: 'rebate-report',
      title: { CN: '返水报表', EN: 'Rebate report', ID: 'Laporan rebate', TY: 'Ulat ng rebate' },
      guard: 'member',
    },
  ],
  slots: [
    { slot: 'panel.wallet', widget: 'wallet-panel', order: 10 },
    { slot: 'home.registerModal', widget: 'register-modal', order: 10 },
    { slot: 'sideMenu.login', widget: 'compact-login', order: 10 },
  ],
  intents: ['resumeLogin'],
});
