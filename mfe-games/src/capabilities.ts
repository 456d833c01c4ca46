import { defineCapabilities } from 'shared-contracts/remote/capabilities';

/** What this section uses of its context: read by the build, and all that the host hands out. */
export const capabilities = defineCapabilities('mfe-games', {
  calls: [
    'R-36',
    'R-37',
    'R-38',
    'R-39',
    'R-40',
    'R-41.add',
    'R-41.remove',
    'R-42',
    'R-43',
    'R-44',
    'R-45',
    'R-46',
    'R-47',
    'R-48',
    'R-49',
    'R-50',
    'R-51',
    'R-52',
    'R-53',
    'R-60',
  ],
  requests: [],
  local: ['cache.lotteries', 'cache.vendors', 'prizeMode'],
  session: ['afterSignIn', 'listPlaces'],
  asks: ['launchGame'],
  emits: ['favourites.changed', 'game.launched'],
  hears: ['language.changed', 'wallet.balanceChanged'],
  hosts: [],
});
