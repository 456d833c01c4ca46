const noTexts = async () => ({});

export const remote = {
  name: 'mfe-raffle',
  contract: '1.2.0',
  screens: { raffle: async () => (await import('./screen.js')).RaffleScreen },
  widgets: {},
  locales: { CN: noTexts, EN: noTexts, ID: noTexts, TY: noTexts },
};
