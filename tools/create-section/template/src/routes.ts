import { defineContributions } from 'shared-contracts/remote/contributions';

/** What this section adds to the site; read by the build, so plain data only. */
export const contributions = defineContributions({
  routes: [
    {
      path: '/m/sample/list',
      screen: 'sample-list',
      title: { CN: 'Sample section', EN: 'Sample section', ID: 'Sample section', TY: 'Sample section' },
      back: 'home',
    },
  ],
  slots: [{ slot: 'home.ticker', widget: 'sample-line', order: 50 }],
  intents: [],
});
