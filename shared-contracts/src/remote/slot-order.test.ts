import { inSlotOrder, isHidden, widgetId, type SlotOrder } from './slot-order';

const WIDGETS = [
  { id: 'mfe-games/banner', order: 0 },
  { id: 'mfe-raffle/strip', order: 10 },
  { id: 'mfe-promotions/event', order: 10 },
  { id: 'mfe-sports/odds', order: 20 },
];
const shown = (order?: SlotOrder): readonly string[] => inSlotOrder(WIDGETS, order).map(({ id }) => id);

it.each<[string, SlotOrder | undefined, readonly string[]]>([
  [
    'the sections’ own ranks where nothing is said',
    undefined,
    ['mfe-games/banner', 'mfe-raffle/strip', 'mfe-promotions/event', 'mfe-sports/odds'],
  ],
  [
    'those that stand first, then the others by rank',
    { first: ['mfe-sports/odds', 'mfe-promotions/event'] },
    ['mfe-sports/odds', 'mfe-promotions/event', 'mfe-games/banner', 'mfe-raffle/strip'],
  ],
  [
    'what is not hidden',
    { hidden: ['mfe-games/banner'] },
    ['mfe-raffle/strip', 'mfe-promotions/event', 'mfe-sports/odds'],
  ],
  [
    'what there is, where widgets are named that are gone',
    { first: ['mfe-gone/x', 'mfe-raffle/strip'], hidden: ['mfe-gone/y'] },
    ['mfe-raffle/strip', 'mfe-games/banner', 'mfe-promotions/event', 'mfe-sports/odds'],
  ],
])('a slot shows %s', (_, order, expected) => expect(shown(order)).toEqual(expected));

it('names a widget by its section and itself', () => {
  expect(widgetId('mfe-games', 'banner')).toBe('mfe-games/banner');
  expect([isHidden({ hidden: ['mfe-games/banner'] }, 'mfe-games/banner'), isHidden(undefined, 'x')]).toEqual([
    true,
    false,
  ]);
});
