import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageArrival } from './page-arrival';
import type { ShownRoute } from './use-shown-route';

const frames = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

interface Arrival {
  readonly path: string;
  readonly name: string;
  readonly isFirst?: boolean;
  /** What the page's screen says of itself; nothing while it is on its way. */
  readonly screen?: Readonly<Record<string, string>>;
}

function arrival({ path, name, isFirst = false, screen = { 'data-ready': '' } }: Arrival): ReactNode {
  const shown = { route: { path }, location: { key: path }, isFirst } as unknown as ShownRoute;
  return (
    <>
      <div data-page={path}>
        {/* What takes the screen's place is another element. */}
        <main key={Object.keys(screen).join()} {...screen} />
      </div>
      <PageArrival shown={shown} name={name} />
    </>
  );
}

/** What a reader hears of the region. */
function listen(region: Element): readonly string[] {
  const said: string[] = [];
  const watch = new MutationObserver(() => region.textContent !== '' && said.push(region.textContent));
  watch.observe(region, { childList: true, characterData: true, subtree: true });
  return said;
}

test('a page that was stepped to is named once, and the first one not at all', async () => {
  const { rerender, container } = render(arrival({ path: '/m/set', name: 'Settings', isFirst: true }));
  const region = container.querySelector('[aria-live="polite"]') as Element;
  const said = listen(region);
  await frames();
  expect(said).toEqual([]);
  // The new page comes a moment before its name, and its screen writes another one over that of its path.
  rerender(arrival({ path: '/m/pvp', name: 'Settings' }));
  rerender(arrival({ path: '/m/pvp', name: 'Card games' }));
  rerender(arrival({ path: '/m/pvp', name: 'Cards' }));
  await frames();
  expect(said).toEqual(['Cards']);
  rerender(arrival({ path: '/m/rng', name: 'Slots' }));
  await frames();
  // Another page of the same name is one to be told.
  rerender(arrival({ path: '/m/slotsCenter', name: 'Slots' }));
  await frames();
  expect(said).toEqual(['Cards', 'Slots', 'Slots']);
});

test.each([
  ['shows its own content', { 'data-ready': '' }],
  ['gives way to the failure of its section', { 'data-section': 'failed' }],
])(
  'a page is named only when its screen %s: a screen that comes late may bring its own title',
  async (_what, screen) => {
    const { rerender, container } = render(arrival({ path: '/m/set', name: 'Settings', isFirst: true }));
    const said = listen(container.querySelector('[aria-live="polite"]') as Element);
    rerender(arrival({ path: '/m/gameList', name: 'Game list', screen: {} }));
    await frames();
    expect(said).toEqual([]);
    rerender(arrival({ path: '/m/gameList', name: 'Slots', screen }));
    await frames();
    expect(said).toEqual(['Slots']);
  },
);
