import { defineRemote } from 'shared-contracts/remote/remote-contract';
import type { IntentHandler } from 'shared-contracts/intents/intent-map';
import { locales } from './locales';

/** The one module this section exposes. */
export const remote = defineRemote({
  name: 'mfe-games',
  screens: {
    'game-list': () =>
      import(/* webpackChunkName: "screen-game-list" */ './screens/game-list/game-list-screen').then(
        (module) => module.GameListScreen,
      ),
    lottery: () =>
      import(/* webpackChunkName: "screen-lottery" */ './screens/lottery/lottery-screen').then(
        (module) => module.LotteryScreen,
      ),
  },
  widgets: {
    'home-banner': () =>
      import(/* webpackChunkName: "widget-home-banner" */ './widgets/home-banner/home-banner-widget').then(
        (module) => module.HomeBannerWidget,
      ),
    'home-catalogue': () =>
      import(/* webpackChunkName: "widget-home-catalogue" */ './widgets/home-catalogue/home-catalogue-widget').then(
        (module) => module.HomeCatalogueWidget,
      ),
    'home-winners': () =>
      import(/* webpackChunkName: "widget-home-winners" */ './widgets/home-winners/home-winners-widget').then(
        (module) => module.HomeWinnersWidget,
      ),
  },
  locales,
  start: (context) => {
    let handler: IntentHandler<'launchGame'> | undefined;
    context.intents.handle('launchGame', async (target) => {
      const module = await import(/* webpackChunkName: "launch-game" */ './api/launch-game');
      handler ??= module.launchGameHandler(context);
      return handler(target);
    });
  },
});
