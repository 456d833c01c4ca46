import { announcements, HOME_ANNOUNCEMENT_TYPES } from 'shared-contracts/api/endpoints/announcements';
import { gameList, gameTypes, hotGames } from 'shared-contracts/api/endpoints/games';
import { defineContributions } from 'shared-contracts/remote/contributions';
import { firstRead } from 'shared-contracts/remote/first-read';
import { gamesRequest, hotRequest, sectionRequest } from './model/list-requests';
import { WHOLE_LIST } from './model/list-state';

const ASKER = { merchant: '{merchant}', language: '{language}' };

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
      'game-list': [firstRead(gameList, gamesRequest('{?gameType}', WHOLE_LIST, ASKER, 1))],
    },
    widgets: {
      'home-banner': [
        firstRead(announcements, { types: HOME_ANNOUNCEMENT_TYPES, platform: 'M', merchantCode: '{merchant}' }),
      ],
      'home-catalogue': [
        firstRead(gameTypes, { typeId: 1, merchant_code: '{merchant}' }),
        firstRead(hotGames, hotRequest(ASKER)),
        // The first section below the categories; what stands further down is asked for by the screen.
        firstRead(gameList, sectionRequest('NEW', ASKER)),
      ],
    },
  },
});
