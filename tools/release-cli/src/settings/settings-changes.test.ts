import { settingsFixture } from '../test-support/fixture-dist';
import { settingsChanges } from './settings-changes';

describe('what differs between two settings', () => {
  const before = settingsFixture(['aurora', 'bahari']);

  it('is nothing between the same ones, however they are laid out', () => {
    const { merchants, ...rest } = settingsFixture(['bahari', 'aurora']);
    expect(settingsChanges(before, { merchants, ...rest })).toEqual([]);
  });

  it('is named field by field, merchants that come and go first', () => {
    const { merchants } = settingsFixture(['aurora', 'palm']);
    const aurora = { ...merchants['aurora'], apiOrigin: 'https://api.example', languages: { supported: ['EN'] } };
    const { liveReload: _gone, ...after } = { ...before, allowsTrials: true, merchants: { ...merchants, aurora } };
    expect(settingsChanges(before, after)).toEqual([
      'merchant palm is new',
      'merchant bahari is gone',
      'liveReload: false is gone',
      'allowsTrials: true is new',
      'merchants.aurora.languages.supported: ["EN","CN"] -> ["EN"]',
      'merchants.aurora.languages.default: "EN" is gone',
      'merchants.aurora.apiOrigin: "" -> "https://api.example"',
    ]);
  });

  it('says how merchants are made, opened, changed, closed and taken out', () => {
    const { merchants } = settingsFixture(['aurora', 'palm']);
    const { aurora, palm } = merchants;
    const renamed = { ...palm, name: 'Palm II' };
    const [one, made] = [{ merchants: { aurora } }, { merchants: { aurora }, closedMerchants: { palm } }];
    const opened = { merchants: { aurora, palm: renamed } };
    expect(settingsChanges(one, made)).toEqual(['merchant palm is new, and closed']);
    expect(settingsChanges(made, opened)).toEqual([
      'merchant palm is opened',
      'merchants.palm.name: "Palm" -> "Palm II"',
    ]);
    expect(settingsChanges(opened, made)).toEqual([
      'merchant palm is closed',
      'merchants.palm.name: "Palm II" -> "Palm"',
    ]);
    expect(settingsChanges(made, one)).toEqual(['merchant palm, which was closed, is gone']);
    expect(settingsChanges(made, { ...made, closedMerchants: { palm: renamed } })).toEqual([
      'merchants.palm.name: "Palm" -> "Palm II"',
    ]);
  });

  it('says in words how slots are arranged', () => {
    const { aurora } = settingsFixture(['aurora']).merchants;
    const withSlots = (slots: object) => ({ merchants: { aurora: { ...aurora, slots } } });
    const hidden = withSlots({ 'home.winners': { hidden: ['mfe-games/home-winners'] } });
    const both = withSlots({
      'home.banner': { first: ['mfe-raffle/strip', 'mfe-games/home-banner'], hidden: ['mfe-sports/odds'] },
    });
    expect(settingsChanges({ merchants: { aurora } }, hidden)).toEqual([
      'slot home.winners of aurora: as its sections rank it -> without mfe-games/home-winners',
    ]);
    expect(settingsChanges(hidden, both)).toEqual([
      'slot home.winners of aurora: without mfe-games/home-winners -> as its sections rank it',
      'slot home.banner of aurora: as its sections rank it -> mfe-raffle/strip, mfe-games/home-banner first, without mfe-sports/odds',
    ]);
    expect(settingsChanges(both, both)).toEqual([]);
  });

  it('shows a field that came to hold null or a list', () => {
    expect(settingsChanges({ a: {} }, { a: null })).toEqual(['a: {} -> null']);
    expect(settingsChanges({ a: [1] }, { a: { 0: 1 } })).toEqual(['a: [1] -> {"0":1}']);
  });
});
