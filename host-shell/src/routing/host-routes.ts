import type { RouteContribution } from 'shared-contracts/remote/contributions';
import { HOME_PATHS, normalisePath, PATHS } from 'shared-contracts/paths';

/** The host's own pages; every other page is a row of the section that owns it. */
export const HOST_ROUTES: readonly RouteContribution[] = [
  ...[...new Set(HOME_PATHS.map(normalisePath))].map((path) => ({ path, screen: 'home' })),
  {
    path: PATHS.vip,
    screen: 'vip',
    title: { CN: 'VIP 俱乐部', EN: 'VIP club', ID: 'Klub VIP', TY: 'VIP club' },
    footer: 'none',
  },
  { path: PATHS.vipDocument, screen: 'vip' },
  {
    path: PATHS.app,
    screen: 'app',
    title: { CN: '下载应用', EN: 'Get the app', ID: 'Unduh aplikasi', TY: 'I-download ang app' },
    requires: [{ kind: 'browser', goTo: PATHS.home }],
    header: 'none',
  },
  {
    path: PATHS.settings,
    screen: 'settings',
    title: { CN: '设置', EN: 'Settings', ID: 'Pengaturan', TY: 'Mga setting' },
  },
];
