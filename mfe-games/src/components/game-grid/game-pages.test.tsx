import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { GamePages } from '../../api/use-game-pages';
import texts from '../../locales/EN.json';
import { someGames } from '../../testing/some-games';
import type { TileActions } from '../game-tile/game-tile';
import { GamePagesView } from './game-pages';

const ACTIONS: TileActions = {
  launcher: { isLaunching: () => false, launch: jest.fn() },
  favourites: { has: () => false, isRemoved: () => false, isBusy: () => false, toggle: jest.fn() },
  vendorNames: new Map(),
  text: (key) => key,
};

function setUp(change: Partial<GamePages>) {
  const pages: GamePages = {
    slots: someGames(6),
    status: 'shown',
    error: null,
    tail: 'idle',
    gaps: [],
    reach: 2,
    loadMore: jest.fn(),
    retry: jest.fn(),
    isRetrying: false,
    refresh: jest.fn(),
    isRefreshing: false,
    onView: jest.fn(),
    ...change,
  };
  const view = <GamePagesView pages={pages} actions={ACTIONS} label="Slots" empty="Nothing" />;
  renderInSite(view, { context: fakeContext({ name: 'mfe-games' }), texts });
  return pages;
}

beforeEach(() => void Object.assign(window, { innerWidth: 390, innerHeight: 844 }));
afterEach(() => void Object.assign(window, { innerWidth: 1024, innerHeight: 768 }));

test('an end that failed is read again, not passed over', async () => {
  const pages = setUp({ tail: 'failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(pages.retry).toHaveBeenCalledTimes(1);
  expect(pages.loadMore).not.toHaveBeenCalled();
});

test('a gap says that it failed, beside the list, and is read again on demand', async () => {
  const pages = setUp({ gaps: [{ firstSlot: 3, lastSlot: 5 }] });
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('The games could not be loaded');
  expect(screen.getByRole('list', { name: 'Slots' })).not.toContainElement(note);
  expect(note.parentElement).toHaveStyle({ insetBlockStart: '50%', blockSize: '50%' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(pages.retry).toHaveBeenCalledTimes(1);
});

test('a gap that is read again is busy and takes no second press', async () => {
  const pages = setUp({ gaps: [{ firstSlot: 3, lastSlot: 5 }], isRetrying: true });
  const button = screen.getByRole('button', { name: 'Retry' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(pages.retry).not.toHaveBeenCalled();
});
