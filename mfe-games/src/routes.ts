import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { HOME_BANNERS } from './model/first-requests/home-banners';
import { HOT_GAMES, NEW_GAMES } from './model/first-requests/home-games';
import { VENDORS } from './model/first-requests/vendors';
import { WHOLE_LIST_PAGE } from './model/first-requests/whole-list';

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
  reads: {
    screens: {
      'game-list': [firstRead(WHOLE_LIST_PAGE)],
    },
    widgets: {
      'home-banner': [firstRead(HOME_BANNERS)],
      // What stands further down than the first section is asked for by the widget.
      'home-catalogue': [firstRead(VENDORS), firstRead(HOT_GAMES), firstRead(NEW_GAMES)],
    },
  },
});
