import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

it('tells its name, its value and where it ends', () => {
  render(<ProgressBar label="Turnover" value={3} max={4} valueText="3 of 4" />);
  const bar = screen.getByRole('progressbar', { name: 'Turnover' });
  expect(bar).toHaveAttribute('aria-valuenow', '3');
  expect(bar).toHaveAttribute('aria-valuemax', '4');
  expect(bar).toHaveAttribute('aria-valuetext', '3 of 4');
  expect(bar.firstElementChild).toHaveStyle({ inlineSize: '75%' });
});

it('tells no value while nobody knows it', () => {
  render(<ProgressBar label="Upload" value={undefined} />);
  expect(screen.getByRole('progressbar', { name: 'Upload' })).not.toHaveAttribute('aria-valuenow');
});
