import type { Lottery } from 'shared-contracts/api/endpoints/lottery';
import { lobbyMode, lotteriesOfTab, lotterySections, lotteryTarget, tabNamed } from './lottery-lobby';

const vendor = (vassalage: string) => ({ vassalage, displayName: '', freeplay: 0 });
const SPLIT = { LOTT: [vendor('LOTT')], ELOTT: [vendor('TCG_LOTTO_VN'), vendor('TCG_SEA'), vendor('ELOTT')] };

function lottery(fields: Partial<Lottery>): Lottery {
  return {
    gameCode: 'one',
    name: 'One',
    icon: '',
    vassalage: 'LOTT',
    group: 'CLASSIC',
    lottoMode: 'Traditional',
    defaultPlayType: 1,
    ...fields,
  };
}

it.each([
  ['nothing', {}, 'lottery'],
  ['e-lottery without the two', { ELOTT: [vendor('ELOTT'), vendor('TCG_SEA')] }, 'lottery'],
  ['the two elsewhere', { LOTT: [vendor('LOTT'), vendor('TCG_LOTTO_VN')], ELOTT: [vendor('ELOTT')] }, 'lottery'],
  ['e-lottery with VN', { ELOTT: [vendor('TCG_LOTTO_VN')] }, 'lottery-elott'],
  ['e-lottery with LOTT', { ELOTT: [vendor('LOTT')] }, 'lottery-elott'],
] as const)('%s makes the lobby %s', (_name, mapping, mode) => {
  expect(lobbyMode(mapping as unknown as Parameters<typeof lobbyMode>[0])).toBe(mode);
});

it('gives each tab its vendors, and everything to a lobby without tabs', () => {
  const all = ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'NEW'].map((vassalage) =>
    lottery({ gameCode: vassalage, vassalage }),
  );
  const codes = (tab: 'lottery' | 'elott', mapping: typeof SPLIT | Record<never, never>) =>
    lotteriesOfTab(all, tab, mapping).map(({ gameCode }) => gameCode);
  expect(codes('lottery', SPLIT)).toEqual(['LOTT', 'NEW']);
  expect(codes('elott', SPLIT)).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
  expect(codes('elott', {})).toEqual(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'NEW']);
});

it.each([
  ['elott', 'elott'],
  ['lottery', 'lottery'],
  ['ELOTT', 'lottery'],
  [null, 'lottery'],
])('the address %s opens %s', (text, tab) => {
  expect(tabNamed(text)).toBe(tab);
});

it('groups by the menu, leaves empty groups out, and loses nothing', () => {
  const all = [
    lottery({ gameCode: 'a', group: 'VN' }),
    lottery({ gameCode: 'b', group: 'ODD' }),
    lottery({ gameCode: 'c' }),
  ];
  const menu = [
    { group: 'CLASSIC', title: 'Classic' },
    { group: 'SEA', title: 'Asia' },
    { group: 'VN', title: 'Vietnam' },
  ];
  const codes = lotterySections(all, menu).map((section) => [
    section.title,
    section.lotteries.map(({ gameCode }) => gameCode).join(),
  ]);
  expect(codes).toEqual([
    ['Classic', 'c'],
    ['Vietnam', 'a'],
    [null, 'b'],
  ]);
  expect(lotterySections(all, [])).toMatchObject([{ title: null, lotteries: all }]);
});

describe('lotteryTarget', () => {
  it.each([
    ['LOTT', 1, 'Entertainment', 'trad'],
    ['LOTT', 0, 'Traditional', 'ent'],
    ['LOTT', null, 'Traditional', 'ent'],
    ['ELOTT', 1, 'Entertainment', 'ent'],
    ['ELOTT', 0, 'Traditional', 'trad'],
    ['TCG_SEA', 1, 'EntertainmentMode', 'ent'],
    ['TCG_LOTTO_VN', null, '', 'trad'],
  ])('%s, default play type %s, mode %s: %s', (vassalage, defaultPlayType, lottoMode, playType) => {
    const target = lotteryTarget(lottery({ vassalage, defaultPlayType, lottoMode }), SPLIT);
    expect(target).toEqual({
      gameCategory: vassalage === 'LOTT' ? 'LOTT' : 'ELOTT',
      vassalage,
      freePlay: 0,
      gameCode: 'one',
      playType,
    });
  });
});
