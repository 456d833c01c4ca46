import { act, render } from '@testing-library/react';
import { PageArrival } from './page-arrival';
import type { ShownRoute } from './use-shown-route';

const frames = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

function arrival(path: string, name: string, isFirst = false) {
  const shown = { route: { path }, location: { key: path }, isFirst } as unknown as ShownRoute;
  return <PageArrival shown={shown} name={name} />;
}

/** What a reader hears of the region. */
function listen(region: Element): readonly string[] {
  const said: string[] = [];
  const watch = new MutationObserver(() => region.textContent !== '' && said.push(region.textContent));
  watch.observe(region, { childList: true, characterData: true, subtree: true });
  return said;
}

test('a page that was stepped to is named once, and the first one not at all', async () => {
  const { rerender, container } = render(arrival('/m/set', 'Settings', true));
  const region = container.querySelector('[aria-live="polite"]') as Element;
  const said = listen(region);
  await frames();
  expect(said).toEqual([]);
  // The new page comes a moment before its name, and its screen writes another one over that of its path.
  rerender(arrival('/m/pvp', 'Settings'));
  rerender(arrival('/m/pvp', 'Card games'));
  rerender(arrival('/m/pvp', 'Cards'));
  await frames();
  expect(said).toEqual(['Cards']);
  rerender(arrival('/m/rng', 'Slots'));
  await frames();
  // Another page of the same name is one to be told.
  rerender(arrival('/m/slotsCenter', 'Slots'));
  await frames();
  expect(said).toEqual(['Cards', 'Slots', 'Slots']);
});
