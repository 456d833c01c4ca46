import { interactionsOf, type TimedEvent } from './interactions';

/** An event that began and ran so, painted `duration` after it began. */
function event(
  name: string,
  interactionId: number,
  [startTime, processingStart, processingEnd, duration]: readonly [number, number, number, number],
  target = 'button Menu',
): TimedEvent {
  return { name, interactionId, startTime, processingStart, processingEnd, duration, target };
}

it('puts a tap together: its longest event decides, with all that is painted with it', () => {
  const events = [
    event('pointerdown', 7, [1000, 1002, 1003, 24]),
    event('pointerup', 7, [1060, 1070, 1072, 160]),
    event('mouseup', 0, [1060, 1072, 1090, 160], ''),
    event('click', 7, [1060, 1090, 1140, 160]),
  ];
  expect(interactionsOf(events)).toEqual([
    {
      duration: 160,
      at: 1060,
      inputDelay: 10,
      processing: 70,
      presentation: 80,
      layout: 0,
      event: 'pointerup',
      target: 'button Menu',
    },
  ]);
});

it('keeps interactions apart, in their order, and events of none out', () => {
  const events = [
    event('click', 9, [3000, 3001, 3002, 16], 'a Home'),
    event('pointerover', 0, [900, 900, 901, 16]),
    event('click', 8, [2000, 2001, 2002, 40], 'a Promo'),
  ];
  expect(interactionsOf(events).map(({ target, duration }) => [target, duration])).toEqual([
    ['a Promo', 40],
    ['a Home', 16],
  ]);
});

it('tells what of the presentation is layout where a long frame says so, and never less than nothing', () => {
  const frame = { startTime: 1000, duration: 200, styleAndLayoutStart: 1150, scripts: [] };
  const [slow] = interactionsOf([event('click', 7, [1000, 1010, 1100, 200])], [frame]);
  expect(slow).toMatchObject({ presentation: 100, layout: 50 });
  // Listeners may end after the paint by the rounding of the browser.
  const [quick] = interactionsOf([event('click', 7, [1000, 1001, 1020, 16])]);
  expect(quick).toMatchObject({ processing: 15, presentation: 0 });
});

it('finds the name in another event where the target has left the page', () => {
  const events = [
    event('pointerdown', 7, [1000, 1000, 1001, 16], 'button Close'),
    event('click', 7, [1060, 1061, 1070, 80], ''),
  ];
  expect(interactionsOf(events)[0]?.target).toBe('button Close');
});
