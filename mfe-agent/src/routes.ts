import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/member/agent/agentRebeat',
      screen: 'rebate-settings',
      title: { CN: '返水设置', EN: 'Rebate settings', ID: 'Pengaturan rebate', TY: 'Setting ng rebate' },
      guard: 'agent',
    },
    {
      path: '/m/member/team',
      screen: 'team',
      title: { CN: '团队管理', EN: 'Team management', ID: 'Kelola tim', TY: 'Pamahalaan ng team' },
      guard: 'agent',
    },
    {
      path: '/m/redRain',
      screen: 'red-rain',
      title: { CN: '红包雨', EN: 'Red envelope rain', ID: 'Hujan amplop merah', TY: 'Ulan ng ampao' },
      guard: 'agent',
    },
  ],
  slots: [],
  intents: [],
});
