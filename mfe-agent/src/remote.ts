import { defineRemote } from 'shared-contracts/remote/remote-contract';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-agent',
  screens: {
    'agent-home': () =>
      import(/* webpackChunkName: "screen-agent-home" */ './screens/agent-home/agent-home-screen').then(
        (module) => module.AgentHomeScreen,
      ),
    contract: () =>
      import(/* webpackChunkName: "screen-contract" */ './screens/contract/contract-screen').then(
        (module) => module.ContractScreen,
      ),
    dividends: () =>
      import(/* webpackChunkName: "screen-dividends" */ './screens/dividends/dividends-screen').then(
        (module) => module.DividendsScreen,
      ),
    'team-betting': () =>
      import(/* webpackChunkName: "screen-team-betting" */ './screens/team-betting/team-betting-screen').then(
        (module) => module.TeamBettingScreen,
      ),
    'team-overview': () =>
      import(/* webpackChunkName: "screen-team-overview" */ './screens/team-overview/team-overview-screen').then(
        (module) => module.TeamOverviewScreen,
      ),
    'team-profit': () =>
      import(/* webpackChunkName: "screen-team-profit" */ './screens/team-profit/team-profit-screen').then(
        (module) => module.TeamProfitScreen,
      ),
    'team-rebate': () =>
      import(/* webpackChunkName: "screen-team-rebate" */ './screens/team-rebate/team-rebate-screen').then(
        (module) => module.TeamRebateScreen,
      ),
    'open-account': () =>
      import(/* webpackChunkName: "screen-open-account" */ './screens/open-account/open-account-screen').then(
        (module) => module.OpenAccountScreen,
      ),
    'rebate-settings': () =>
      import(/* webpackChunkName: "screen-rebate-settings" */ './screens/rebate-settings/rebate-settings-screen').then(
        (module) => module.RebateSettingsScreen,
      ),
    'red-rain': () =>
      import(/* webpackChunkName: "screen-red-rain" */ './screens/red-rain/red-rain-screen').then(
        (module) => module.RedRainScreen,
      ),
    team: () =>
      import(/* webpackChunkName: "screen-team" */ './screens/team/team-screen').then((module) => module.TeamScreen),
  },
  widgets: {},
  locales: {
    CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
    EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
    ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
    TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
  },
});
