import { defineRemote } from 'shared-contracts/remote/remote-contract';
import { locales } from './locales';
import { forgetWithSession } from './store/session-password';
import { forgetProofWithSession } from './store/third-party-proof';

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
    forget: () =>
      import(/* webpackChunkName: "screen-forget" */ './screens/forget/forget-screen').then(
        (module) => module.ForgetScreen,
      ),
    'change-password': () =>
      import(/* webpackChunkName: "screen-change-password" */ './screens/change-password/change-password-screen').then(
        (module) => module.ChangePasswordScreen,
      ),
    'member-home': () =>
      import(/* webpackChunkName: "screen-member-home" */ './screens/member-home/member-home-screen').then(
        (module) => module.MemberHomeScreen,
      ),
    deposit: () =>
      import(/* webpackChunkName: "screen-deposit" */ './screens/deposit/deposit-screen').then(
        (module) => module.DepositScreen,
      ),
    withdraw: () =>
      import(/* webpackChunkName: "screen-withdraw" */ './screens/withdraw/withdraw-screen').then(
        (module) => module.WithdrawScreen,
      ),
    trial: () =>
      import(/* webpackChunkName: "screen-trial" */ './screens/trial/trial-screen').then(
        (module) => module.TrialScreen,
      ),
    security: () =>
      import(/* webpackChunkName: "screen-security" */ './screens/security/security-screen').then(
        (module) => module.SecurityScreen,
      ),
    transactions: () =>
      import(/* webpackChunkName: "screen-transactions" */ './screens/transactions/transactions-screen').then(
        (module) => module.TransactionsScreen,
      ),
    'play-limits': () =>
      import(/* webpackChunkName: "screen-play-limits" */ './screens/play-limits/play-limits-screen').then(
        (module) => module.PlayLimitsScreen,
      ),
    'rebate-report': () =>
      import(/* webpackChunkName: "screen-rebate-report" */ './screens/rebate-report/rebate-report-screen').then(
        (module) => module.RebateReportScreen,
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
    'register-modal': () =>
      import(/* webpackChunkName: "widget-register-modal" */ './widgets/register-modal/register-modal-widget').then(
        (module) => module.RegisterModalWidget,
      ),
  },
  locales,
  start: (context) => {
    forgetWithSession(context.events);
    forgetProofWithSession(context.events);
    context.intents.handle('resumeLogin', async () => {
      const { resumeLogin } = await import(/* webpackChunkName: "resume-login" */ './api/resume-login');
      return resumeLogin(context);
    });
  },
});
