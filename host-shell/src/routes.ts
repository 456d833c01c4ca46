import { defineContributions } from 'shared-contracts/remote/contributions';
import { HOST_ROUTES } from './routing/host-routes';

/** What the host itself brings, as its release descriptor carries it; read by the build. */
export const contributions = defineContributions({
  routes: HOST_ROUTES,
  slots: [],
  intents: ['openLogin', 'openWalletPanel', 'refreshWallet', 'refreshUnread', 'showRealAccountGate'],
});
