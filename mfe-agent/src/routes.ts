import { PATHS } from 'shared-contracts/paths';
import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { AGENT_NOTICES } from './model/first-requests/agent-notices';
import { TODAY } from './model/first-requests/today';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: PATHS.agent,
      screen: 'agent-home',
      title: { CN: '代理中心', EN: 'Agent centre', ID: 'Pusat agen', TY: 'Agent center' },
      guard: 'agent',
      header: 'none',
      footer: 'agent',
      agreements: true,
    },
    {
      path: PATHS.agentRegister,
      screen: 'open-account',
      title: { CN: '开户', EN: 'Open account', ID: 'Buka akun', TY: 'Magbukas ng account' },
      guard: 'agent',
    },
    {
      path: PATHS.dividends,
      screen: 'dividends',
      title: { CN: '分红', EN: 'Dividend', ID: 'Dividen', TY: 'Dibidendo' },
      guard: 'agent',
      requires: [{ kind: 'dividends', goTo: PATHS.agent }],
    },
    {
      path: PATHS.dividendContract,
      screen: 'contract',
      title: { CN: '分红契约', EN: 'Dividend contract', ID: 'Kontrak dividen', TY: 'Kontrata sa dibidendo' },
      guard: 'agent',
    },
    {
      path: PATHS.hourContract,
      screen: 'contract',
      title: { CN: '时工资契约', EN: 'Hourly contract', ID: 'Kontrak per jam', TY: 'Kontrata kada oras' },
      guard: 'agent',
    },
    {
      path: PATHS.salaryContract,
      screen: 'contract',
      title: { CN: '日工资契约', EN: 'Salary contract', ID: 'Kontrak gaji', TY: 'Kontrata sa sahod' },
      guard: 'agent',
    },
    {
      path: PATHS.teamOverview,
      screen: 'team-overview',
      title: { CN: '团队总览', EN: 'Team overview', ID: 'Ringkasan tim', TY: 'Buod ng team' },
      guard: 'agent',
      header: 'none',
      footer: 'agent',
    },
    {
      path: PATHS.teamProfit,
      screen: 'team-profit',
      title: { CN: '团队盈亏', EN: 'Team profit and loss', ID: 'Laba rugi tim', TY: 'Kita at lugi ng team' },
      guard: 'agent',
      header: 'none',
      footer: 'agent',
    },
    {
      path: PATHS.teamRebate,
      screen: 'team-rebate',
      title: { CN: '团队返点收入', EN: 'Team rebate income', ID: 'Hasil rebate tim', TY: 'Kita sa rebate ng team' },
      guard: 'agent',
    },
    {
      path: PATHS.teamBetting,
      screen: 'team-betting',
      title: { CN: '团队投注', EN: 'Team betting', ID: 'Taruhan tim', TY: 'Mga taya ng team' },
      guard: 'agent',
    },
    {
      path: PATHS.agentRebate,
      screen: 'rebate-settings',
      title: {
        CN: '代理返点设置',
        EN: 'Agent rebate settings',
        ID: 'Pengaturan rebate agen',
        TY: 'Setting ng rebate ng agent',
      },
      guard: 'agent',
    },
    {
      path: PATHS.team,
      screen: 'team',
      title: { CN: '团队管理', EN: 'Team management', ID: 'Kelola tim', TY: 'Pamamahala ng team' },
      guard: 'agent',
    },
    {
      path: PATHS.redRain,
      screen: 'red-rain',
      title: { CN: '红包雨', EN: 'Red envelope rain', ID: 'Hujan angpao', TY: 'Ulan ng ampao' },
      guard: 'agent',
    },
  ],
  slots: [],
  intents: [],
  reads: {
    screens: {
      'agent-home': [firstRead(TODAY), firstRead(AGENT_NOTICES)],
    },
  },
});
