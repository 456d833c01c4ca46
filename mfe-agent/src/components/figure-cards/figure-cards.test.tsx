import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { agentContext } from '../../testing/agent-site';
import { FigureCards } from './figure-cards';

const figure = (id: string, about: string) => ({ id, label: id, about, kind: 'money' as const, value: 5, before: 10 });
const draw = (isRunning: boolean) =>
  renderInSite(
    <FigureCards
      main={{ ...figure('Profit', 'What is left.'), growthIs: 'good' }}
      others={[figure('Turnover', 'All stakes.')]}
      compared={{ note: 'Compared with yesterday', isRunning }}
    />,
    { context: agentContext(), texts },
  );

test('a tap on a name says what the figure is, another one hides it', async () => {
  draw(false);
  const name = screen.getByRole('button', { name: 'Turnover', expanded: false });
  await userEvent.click(name);
  expect(screen.getByText('All stakes.')).toBeInTheDocument();
  expect(name).toHaveAttribute('aria-expanded', 'true');
  expect(screen.queryByText('What is left.')).not.toBeInTheDocument();
  await userEvent.click(name);
  expect(screen.queryByText('All stakes.')).not.toBeInTheDocument();
});

test.each([
  [false, 'loss'],
  [true, null],
])('a fall has a colour only once its days are over (%p)', (isRunning, tone) => {
  draw(isRunning);
  const [change] = screen.getAllByText('-50%');
  expect(change?.parentElement?.getAttribute('data-tone')).toBe(tone);
});
