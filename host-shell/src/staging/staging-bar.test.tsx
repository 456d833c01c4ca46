import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resolveView, type MapView, type Overrides } from 'shared-contracts/release/resolve';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { OverrideFault } from '../overrides/override-fault';
import { OVERRIDE_PREFIX } from '../overrides/override-keys';
import { bootDocument, bootRelease } from '../testing/boot-fixture';
import { StagingBar } from './staging-bar';
import { StagingState } from './staging-state';

const GAMES = `${OVERRIDE_PREFIX}mfe-games`;
const page = bootDocument(
  { 'host-shell': bootRelease('host'), 'mfe-games': bootRelease('games') },
  { allowsOverrides: true },
);
const BOOT = {
  ...page,
  overrideOrigins: ['http://localhost:*'],
  releases: { ...page.releases, 'mfe-games': { '1.0.0': bootRelease('one'), '2.0.0': bootRelease('two') } },
};

function show(overrides: Overrides = {}, faults: readonly OverrideFault[] = []) {
  const reload = jest.fn();
  const set = resolveView(BOOT.view as MapView, 7, overrides);
  const state = new StagingState({
    boot: { document: BOOT, set, terms: { bucket: 7, overrides, held: {}, cohorts: '' } },
    faults,
    storage: () => localStorage,
    reload,
    random: () => 0.5,
  });
  render(<StagingBar state={state} />);
  return { state, reload, set };
}

beforeEach(() => {
  localStorage.clear();
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

async function openPanel(): Promise<ReturnType<typeof within>> {
  await userEvent.click(screen.getByTitle('Open the staging panel'));
  return within(await screen.findByRole('dialog', { name: 'What this page runs' }));
}

it('marks the page with what it runs, and keeps room for itself', () => {
  const { set } = show({ 'mfe-games': '2.0.0' });
  const bar = within(screen.getByRole('complementary', { name: 'Staging' }));
  expect(bar.getByTitle('Open the staging panel')).toHaveTextContent(
    `test · set ${set.id.slice(0, 6)} · rev 1 · 1 override`,
  );
  expect(document.documentElement).toHaveAttribute('data-staging');
});

it('can be made small and comes back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the staging bar' }));
  expect(screen.queryByTitle('Open the staging panel')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show the staging bar' }));
  expect(screen.getByTitle('Open the staging panel')).toBeVisible();
});

it('names a broken override and why, and takes it back with one tap', async () => {
  localStorage.setItem(GAMES, '9.9.9');
  localStorage.setItem(`${OVERRIDE_PREFIX}host-shell`, '1.0.0');
  const { reload } = show({}, [{ name: 'mfe-games', asked: '9.9.9', problem: 'not published' }]);
  expect(screen.getByRole('status')).toHaveTextContent('mfe-games: 9.9.9 is not a version that is published here');
  expect(screen.getByTitle('Open the staging panel')).toHaveTextContent('1 not honoured');
  await userEvent.click(screen.getByRole('button', { name: 'Reset this' }));
  expect(localStorage.getItem(GAMES)).toBeNull();
  expect(localStorage.getItem(`${OVERRIDE_PREFIX}host-shell`)).toBe('1.0.0');
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  expect({ ...localStorage }).toEqual({});
});

it('tells a refused share link, which has nothing to reset by itself', () => {
  show({}, [{ asked: 'overrides', problem: 'link expired' }]);
  expect(screen.getByRole('status')).toHaveTextContent('?overrides is a share link that has expired');
  expect(screen.queryByRole('button', { name: 'Reset this' })).not.toBeInTheDocument();
});

it('tells once when an overridden remote fails on the page, and says nothing of others', async () => {
  localStorage.setItem(GAMES, '4301');
  const { state } = show({ 'mfe-games': '1.1.0-local.4301' });
  act(() => state.failed('host-shell', 'entry'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => {
    state.failed('mfe-games', 'evaluation');
    state.failed('mfe-games', 'chunk');
  });
  expect(screen.getByRole('status')).toHaveTextContent('mfe-games: 4301 did not load (evaluation)');
  expect(state.get().faults).toHaveLength(1);
});

it('shows the versions of map, page and next page, and overrides one from the next page on', async () => {
  const { reload } = show();
  const panel = await openPanel();
  const row = within(panel.getByRole('heading', { name: 'mfe-games' }).closest('li') as HTMLElement);
  const answers = (): (string | null)[] => row.getAllByRole('definition').map((entry) => entry.textContent);
  expect(answers()).toEqual(['1.0.0 for everybody', '1.0.0 for everybody', '1.0.0 for everybody']);
  expect(panel.getByRole('button', { name: 'Reload to apply' })).toBeDisabled();
  await userEvent.selectOptions(row.getByRole('combobox'), '2.0.0');
  expect(answers()).toEqual(['1.0.0 for everybody', '1.0.0 for everybody', '2.0.0 override']);
  expect(localStorage.getItem(GAMES)).toBe('2.0.0');
  expect(panel.getByText('mfe share --env test --merchant aurora mfe-games=2.0.0')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Reload to apply' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks for a build served elsewhere by its port', async () => {
  show();
  const panel = await openPanel();
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Next page runs: mfe-games' }), 'elsewhere');
  await userEvent.type(panel.getByRole('textbox', { name: 'Address or port: mfe-games' }), '4301{Enter}');
  expect(localStorage.getItem(GAMES)).toBe('4301');
  expect(panel.getByText('http://localhost:4301/')).toBeVisible();
});

it('draws another bucket for the next page', async () => {
  const { state } = show();
  const panel = await openPanel();
  expect(panel.getByText('7')).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Draw another' }));
  expect(localStorage.getItem(LOCAL_KEY.releaseBucket)).toBe('5000');
  expect(panel.getByText('5000')).toBeVisible();
  expect(state.get().isChanged).toBe(true);
});

it('says that a browser which denies its storage keeps no overrides', async () => {
  const state = new StagingState({
    boot: {
      document: BOOT,
      set: resolveView(BOOT.view as MapView, 7),
      terms: { bucket: 7, overrides: {}, held: {}, cohorts: '' },
    },
    faults: [],
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    reload: jest.fn(),
    random: () => 0,
  });
  render(<StagingBar state={state} />);
  const panel = await openPanel();
  expect(panel.getByText('This browser keeps nothing: overrides cannot be set here.')).toBeVisible();
  expect(panel.getByRole('combobox', { name: 'Next page runs: mfe-games' })).toBeDisabled();
});
