import { start } from './site.js';
import { TEXTS } from './texts.js';

export const remote = {
  name: 'mfe-raffle',
  contract: '1.2.0',
  screens: { raffle: async () => (await import('./screen.js')).RaffleScreen },
  widgets: {},
  locales: Object.fromEntries(Object.entries(TEXTS).map(([code, texts]) => [code, async () => texts])),
  start,
};
