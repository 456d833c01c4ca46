import { screen } from '@testing-library/react';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { agentContext } from '../../testing/agent-site';
import { FigureChange } from './figure-change';

test.each([
  [150, 100, '▲+50%'],
  [50, 100, '▼-50%'],
  [100, 100, 'No change'],
  [5, 0, 'New'],
  [50, -100, '▲From loss to gain'],
  [-50, 100, '▼From gain to loss'],
  [0, -100, '▲+100%'],
])('%d after %d reads %s', (now, before, words) => {
  renderInSite(
    <p data-testid="change">
      <FigureChange now={now} before={before} growthIs="good" />
    </p>,
    { context: agentContext(), texts },
  );
  expect(screen.getByTestId('change')).toHaveTextContent(words);
});
