import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { AGENT_NOTICES } from './model/first-requests/agent-notices';
import { TODAY } from './model/first-requests/today';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/member/agent/agentDivident',
      screen: 'dividends',
      title: { CN: '分红', EN: 'Dividends', ID: 'Dividen', TY: 'Mga dibidendo' },
      guard: 'agent',
    },
    {
      path: '/m/member/agent/getDevidendContract',
      screen: 'contract',
      title: { CN: '分红契约', EN: 'Dividend contract', ID: 'Kontrak dividen', TY: 'Kontrata sa dibidendo' },
      guard: 'agent',
    },
    {
      path: '/m/member/agent/getHourContract',
      screen: 'contract',
      title: { CN: '时工资契约', EN: 'Hourly contract', ID: 'Kontrak per jam', TY: 'Kontrata kada oras' },
      guard: 'agent',
    },
    {
      path: '/m/member/agent/getSalaryContract',
      screen: 'contract',
      title: { CN: '日工资契约', EN: 'Salary contract', ID: 'Kontrak gaji', TY: 'Kontrata sa sahod' },
      guard: 'agent',
    },
    {
      path: '/m/agent/team/overview',
      screen: 'team-overview',
      title: { CN: '团队总览', EN: 'Team overview', ID: 'Ringkasan tim', TY: 'Buod ng team' },
      guard: 'agent',
    },
    {
      path: '/m/agent/team/pnl',
      screen: 'team-profit',
      title: { CN: '团队盈亏', EN: 'Team profit and loss', ID: 'Laba rugi tim', TY: 'Kita at lugi ng team' },
      guard: 'agent',
    },
    {
      path: '/m/member/teamRebate',
      screen: 'team-rebate',
      title: { CN: '团队返点收入', EN: 'Team rebate income', ID: 'Hasil rebate tim', TY: 'Kita sa rebate ng team' },
      guard: 'agent',
    },
    {
      path: '/m/teamBetting',
      screen: 'team-betting',
      title: { CN: '团队投注', EN: 'Team betting', ID: 'Taruhan tim', TY: 'Mga taya ng team' },
      guard: 'agent',
    },
    {
      path: '/m/member/agent/agentRebeat',
      screen: 'rebate-settings',
      title: { CN: '返水设置', EN: 'Rebate settings', ID: 'Pengaturan rebate', TY: 'Setting ng rebate' },
      guard: 'agent',
    },
    {
      path: '/m/member/team',
      screen: 'team',
      title: { CN: '团队管理', EN: 'Team management', ID: 'Kelola tim', TY: 'Pamamahala ng team' },
      guard: 'agent',
    },
    {
      path: '/m/redRain',
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
