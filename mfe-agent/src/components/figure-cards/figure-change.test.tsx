import { screen } from '@testing-library/react';
import { renderInSite } from 'test-kit/render';
import texts from '../../locales/EN.json';
import { agentContext } from '../../testing/agent-site';
import { FigureChange } from './figure-change';

test.each([
  [150, 100, '▲+50%'],
  [50, 100, '▼-50%'],
  [100, 100, 'No change'],
  [100.02, 100, '▲<0.1%'],
  [99.98, 100, '▼<0.1%'],
  [0.01, 1000, '▼-99.9%'],
  [0, 1000, '▼-100%'],
  // Shown as nothing, compared as nothing.
  [0.1 + 0.2 - 0.3, 0, 'No change'],
  [5, 0.004, 'New'],
  [5, Number.NaN, ''],
  [5, 0, 'New'],
  [50, -100, '▲From loss to gain'],
  [-50, 100, '▼From gain to loss'],
  [0, -100, '▲+100%'],
])('%d after %d reads %s', (now, before, words) => {
  renderInSite(
    <p data-testid="change">
      <FigureChange kind="signed" now={now} before={before} growthIs="good" />
    </p>,
    { context: agentContext(), texts },
  );
  expect(screen.getByTestId('change').textContent?.trim()).toBe(words);
});
