import { defineRemote } from 'shared-contracts/remote/remote-contract';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-promotions',
  screens: {
    activity: () =>
      import(/* webpackChunkName: "screen-activity" */ './screens/activity/activity-screen').then(
        (module) => module.ActivityScreen,
      ),
    'activity-detail': () =>
      import(/* webpackChunkName: "screen-activity-detail" */ './screens/activity-detail/activity-detail-screen').then(
        (module) => module.ActivityDetailScreen,
      ),
    'apply-reward': () =>
      import(/* webpackChunkName: "screen-apply-reward" */ './screens/apply-reward/apply-reward-screen').then(
        (module) => module.ApplyRewardScreen,
      ),
    'reward-center': () =>
      import(/* webpackChunkName: "screen-reward-center" */ './screens/reward-center/reward-center-screen').then(
        (module) => module.RewardCenterScreen,
      ),
    'invite-friends': () =>
      import(/* webpackChunkName: "screen-invite-friends" */ './screens/invite-friends/invite-friends-screen').then(
        (module) => module.InviteFriendsScreen,
      ),
  },
  widgets: {
    'promo-panel': () =>
      import(/* webpackChunkName: "widget-promo-panel" */ './widgets/promo-panel/promo-panel-widget').then(
        (module) => module.PromoPanelWidget,
      ),
  },
  locales: {
    CN: () => import(/* webpackChunkName: "locale-CN" */ './locales/CN.json').then((module) => module.default),
    EN: () => import(/* webpackChunkName: "locale-EN" */ './locales/EN.json').then((module) => module.default),
    ID: () => import(/* webpackChunkName: "locale-ID" */ './locales/ID.json').then((module) => module.default),
    TY: () => import(/* webpackChunkName: "locale-TY" */ './locales/TY.json').then((module) => module.default),
  },
});
