import { defineRemote } from 'shared-contracts/remote/remote-contract';
import { locales } from './locales';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-account',
  screens: {
    login: () =>
      import(/* webpackChunkName: "screen-login" */ './screens/login/login-screen').then(
        (module) => module.LoginScreen,
      ),
    register: () =>
      import(/* webpackChunkName: "screen-register" */ './screens/register/register-screen').then(
        (module) => module.RegisterScreen,
      ),
    'member-home': () =>
      import(/* webpackChunkName: "screen-member-home" */ './screens/member-home/member-home-screen').then(
        (module) => module.MemberHomeScreen,
      ),
    trial: () =>
      import(/* webpackChunkName: "screen-trial" */ './screens/trial/trial-screen').then(
        (module) => module.TrialScreen,
      ),
  },
  widgets: {
    'wallet-panel': () =>
      import(/* webpackChunkName: "widget-wallet-panel" */ './widgets/wallet-panel/wallet-panel-widget').then(
        (module) => module.WalletPanelWidget,
      ),
    'compact-login': () =>
      import(/* webpackChunkName: "widget-compact-login" */ './widgets/compact-login/compact-login-widget').then(
        (module) => module.CompactLoginWidget,
      ),
  },
  locales,
});
