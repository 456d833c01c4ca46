import { PATHS } from 'shared-contracts/paths';
import { tablePaths } from './routing/route-table';

/** The host's table as its release descriptor carries it; read by the build. */
export const contributions = {
  routes: [
    ...[...tablePaths()].map(([path, route]) => ({ path, ...route })),
    { path: PATHS.settings, remote: 'host-shell', screen: 'settings' },
  ],
  slots: [],
  intents: ['openLogin', 'openWalletPanel', 'refreshWallet', 'refreshUnread', 'showRealAccountGate'],
};
