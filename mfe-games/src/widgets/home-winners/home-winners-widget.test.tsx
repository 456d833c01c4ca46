import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { winners } from 'shared-contracts/api/endpoints/games';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { HomeWinnersWidget } from './home-winners-widget';

const winner = (n: number) => ({
  vo: {
    customerName: `ma***${n}`,
    gameName: `Game ${n}`,
    winAmount: 1234.5,
    gameCategory: 'FISH',
    vassalage: 'CORL',
    gameId: 'g',
    nodeId: n,
  },
});

function setUp(count: number) {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.answer(winners, { list: Array.from({ length: count }, (_winner, index) => winner(index + 1)) });
  const view = renderInSite(<HomeWinnersWidget />, { context, texts });
  return { context, view };
}

const strip = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Latest winners' });

test('a winner is shown with game, masked name and amount, and a tap launches the game', async () => {
  const { context } = setUp(2);
  expect(await screen.findByText('Game 1')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'ma***1 won ₱1,234.50 in Game 1' }));
  expect(context.log.intents).toEqual([
    { name: 'launchGame', request: { gameCategory: 'FISH', vassalage: 'CORL', gameId: 'g', nodeId: '1' } },
  ]);
  expect(context.http.callsOf(winners)[0]?.request).toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: 20 });
});

test('a win that the host tells is shown at once, before the others', async () => {
  const { context } = setUp(2);
  await strip();
  act(() => context.tell('winners.added', { list: [{ vo: { ...winner(9).vo, nodeId: '9' } }] }));
  expect(screen.getAllByRole('button').map((card) => card.getAttribute('aria-label'))[0]).toMatch(/^ma\*\*\*9 won/);
  expect(context.http.callsOf(winners)).toHaveLength(1);
});

test('three winners stand still, without copies', async () => {
  setUp(3);
  expect(await strip()).not.toHaveAttribute('data-playing');
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test.each([
  ['no winners', (context: ReturnType<typeof fakeContext<'mfe-games'>>) => context.http.answer(winners, { list: [] })],
  [
    'a failed read',
    (context: ReturnType<typeof fakeContext<'mfe-games'>>) => context.http.fail(winners, { kind: 'timeout' }),
  ],
])('with %s the strip is not there', async (_name, prepare) => {
  const context = fakeContext({ name: 'mfe-games' });
  prepare(context);
  const { container } = renderInSite(<HomeWinnersWidget />, { context, texts });
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  expect(container).toBeEmptyDOMElement();
});

test('while they load, the title stands over their shape', () => {
  const context = fakeContext({ name: 'mfe-games' });
  context.http.hang(winners);
  renderInSite(<HomeWinnersWidget />, { context, texts });
  expect(screen.getByRole('heading', { name: 'Latest winners' })).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

describe('more than three winners', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function moving(): Promise<HTMLElement> {
    setUp(5);
    await act(async () => jest.advanceTimersByTimeAsync(0));
    return strip();
  }
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));

  test('move after 1500 ms, then every 3000 ms', async () => {
    const list = await moving();
    await pass(1499);
    expect(list).toHaveAttribute('data-moves', '0');
    await pass(1);
    expect(list).toHaveAttribute('data-moves', '1');
    await pass(2999);
    expect(list).toHaveAttribute('data-moves', '1');
    await pass(1);
    expect(list).toHaveAttribute('data-moves', '2');
  });

  test('only the three in view can be reached, each by its own words', async () => {
    const region = await moving();
    const seen = within(region)
      .getAllByRole('listitem')
      .filter((slide) => !slide.hasAttribute('inert'));
    expect(seen.map((slide) => within(slide).getByRole('button').getAttribute('aria-label'))).toEqual([
      'ma***1 won ₱1,234.50 in Game 1',
      'ma***2 won ₱1,234.50 in Game 2',
      'ma***3 won ₱1,234.50 in Game 3',
    ]);
  });
});
