import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { PROMOTIONS } from './model/first-requests/promotions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/applyReward',
      screen: 'apply-reward',
      guard: 'promotion',
    },
  ],
  slots: [{ slot: 'panel.promo', widget: 'promo-panel', order: 10 }],
  intents: [],
  reads: {
    screens: { activity: [firstRead(PROMOTIONS)] },
  },
});
