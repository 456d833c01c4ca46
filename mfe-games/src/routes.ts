import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/slotsCenter',
      screen: 'game-list',
      title: { CN: '电子游戏', EN: 'Slots', ID: 'Slot', TY: 'Slots' },
    },
  ],
  slots: [
    { slot: 'home.banner', widget: 'home-banner', order: 0 },
    { slot: 'home.catalogue', widget: 'home-catalogue', order: 0 },
    { slot: 'home.winners', widget: 'home-winners', order: 0 },
  ],
  intents: ['launchGame'],
});
