import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { Game } from 'shared-contracts/api/endpoints/game-entities';
import texts from '../../locales/EN.json';
import { someGames } from '../../testing/some-games';
import type { TileActions } from '../game-tile/game-tile';
import { GameRow } from './game-row';

const ACTIONS: TileActions = {
  launcher: { isLaunching: () => false, launch: jest.fn() },
  favourites: { has: () => false, isRemoved: () => false, isBusy: () => false, toggle: jest.fn() },
  vendorNames: new Map(),
  text: (key) => key,
};

let frames: FrameRequestCallback[];
let time = 0;

beforeEach(() => {
  frames = [];
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  while (frames.length > 0) nextFrame();
  jest.restoreAllMocks();
});

/** The next frame, late as on a slow phone. */
function nextFrame(): void {
  time += 40;
  act(() => frames.shift()?.(time));
}
const drawn = (): number => document.querySelectorAll('[data-game]').length;

/** Two rows of three places, and the way to fill them. */
function setUp(games: readonly (Game | null)[], isAtOnce: boolean) {
  let fill: (come: readonly Game[]) => void = () => undefined;
  function Rows(): ReactNode {
    const [shown, setShown] = useState(games);
    fill = setShown;
    return [0, 1].map((index) => (
      <GameRow
        key={index}
        games={shown.slice(index * 3, index * 3 + 3)}
        index={index}
        columns={3}
        offset={index * 200}
        height={200}
        setSize={6}
        actions={ACTIONS}
        isAtOnce={isAtOnce}
      />
    ));
  }
  const list = (
    <div role="list">
      <Rows />
    </div>
  );
  renderInSite(list, { context: fakeContext({ name: 'mfe-games' }), texts });
  return (come: readonly Game[]): void => act(() => fill(come));
}

test('on a slow phone a page that comes is drawn a tile a frame, in places that were there before', () => {
  const fill = setUp(
    Array.from({ length: 6 }, () => null),
    false,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  fill(someGames(6));
  expect(drawn()).toBe(0);
  const places = screen.getAllByRole('listitem');
  for (let count = 1; count <= 6; count += 1) {
    nextFrame();
    expect(drawn()).toBe(count);
  }
  expect(screen.getAllByRole('listitem')).toEqual(places);
  expect(places[4]).toHaveAttribute('aria-posinset', '5');
});

test('what a list begins with is drawn at once', () => {
  setUp(someGames(6), true);
  expect(drawn()).toBe(6);
});
