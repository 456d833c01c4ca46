import { act, render, screen } from '@testing-library/react';
import { RunningMoney } from './running-money';

interface Balance {
  readonly amount?: string | number;
  readonly hidden?: boolean;
  readonly refreshing?: boolean;
}

function balance({ amount = 100, hidden = false, refreshing = false }: Balance) {
  return <RunningMoney amount={amount} symbol="₱" locale="en" hidden={hidden} refreshing={refreshing} />;
}

/** Draws one after the other, and answers the figures that then run. */
async function after(...drawn: readonly Balance[]): Promise<readonly (string | null)[]> {
  const { rerender, container } = render(balance({}));
  for (const one of drawn) {
    rerender(balance(one));
    // What counts has time to come.
    await act(() => import('./count-up'));
  }
  return [...container.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
}

it('runs from what was seen to the amount that a refresh brought', async () => {
  expect(await after({ refreshing: true }, { amount: 250 })).toEqual(['₱100.00', '₱100.00']);
  expect(screen.getByText('₱250.00')).toHaveAttribute('data-money');
});

it('runs too where the amount changes by itself', async () => {
  expect(await after({ refreshing: true }, {}, { amount: 250 })).toEqual(['₱100.00', '₱100.00']);
});

it('breaks off where a further refresh masks it', async () => {
  expect(await after({ refreshing: true }, { amount: 250 }, { amount: 250, refreshing: true })).toEqual([]);
  expect(screen.getByText('******')).toBeInTheDocument();
});

it.each<[string, readonly Balance[]]>([
  ['the first amount', []],
  ['an amount that stays', [{ refreshing: true }, {}]],
  ['one that is masked', [{ refreshing: true }, { amount: 250, hidden: true }]],
  ['one that is unmasked', [{ refreshing: true }, { hidden: true }, { amount: 250 }]],
  ['one that was asked for anew while masked', [{ hidden: true }, { hidden: true, refreshing: true }, { amount: 250 }]],
])('%s does not run', async (_case, drawn) => {
  expect(await after(...drawn)).toEqual([]);
});
