import { PATHS } from 'shared-contracts/paths';
import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { PROMOTIONS } from './model/first-requests/promotions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: PATHS.activity,
      screen: 'activity',
      title: { CN: '优惠活动', EN: 'Promotions', ID: 'Promosi', TY: 'Mga promo' },
      back: 'home',
    },
    {
      path: PATHS.activityDetail,
      screen: 'activity-detail',
      title: { CN: '优惠详情', EN: 'Promotion', ID: 'Promosi', TY: 'Promo' },
      requires: [{ kind: 'query', field: 'id', goTo: PATHS.activity }],
    },
    {
      path: PATHS.applyReward,
      screen: 'apply-reward',
      title: { CN: '申请奖励', EN: 'Apply reward', ID: 'Ajukan hadiah', TY: 'Mag-apply ng reward' },
      guard: 'promotion',
      requires: [{ kind: 'query', field: 'id', goTo: PATHS.activity }],
    },
    {
      path: PATHS.rewardCenter,
      screen: 'reward-center',
      title: { CN: '奖励中心', EN: 'Reward centre', ID: 'Pusat hadiah', TY: 'Reward center' },
      guard: 'member',
    },
    {
      path: PATHS.inviteFriends,
      screen: 'invite-friends',
      title: { CN: '邀请好友', EN: 'Invite friends', ID: 'Undang teman', TY: 'Mag-imbita ng kaibigan' },
      guard: 'member',
      gate: 'invite',
    },
  ],
  slots: [{ slot: 'panel.promo', widget: 'promo-panel', order: 10 }],
  intents: [],
  reads: {
    screens: { activity: [firstRead(PROMOTIONS)] },
  },
});
