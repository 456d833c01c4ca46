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

const animate = jest.fn(() => ({ cancel: jest.fn(), addEventListener: jest.fn() }));

beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'animate', { value: animate, configurable: true }));

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

/** Draws one after the other, and answers the amount from which figures then run, nothing where none do. */
async function after(...drawn: readonly Balance[]): Promise<string | null | undefined> {
  const { rerender, container } = render(balance({}));
  for (const one of drawn) {
    rerender(balance(one));
    // What counts has time to come.
    await act(() => import('./count-up'));
  }
  return container.querySelector('[aria-hidden]')?.textContent;
}

it('runs from what was seen to the amount that a refresh brought', async () => {
  expect(await after({ refreshing: true }, { amount: 250 })).toBe('₱100.00');
  expect(screen.getByText('₱250.00')).toHaveAttribute('data-money');
});

it('runs too where the amount changes by itself', async () => {
  expect(await after({ refreshing: true }, {}, { amount: 250 })).toBe('₱100.00');
});

it('breaks off where a further refresh masks it', async () => {
  expect(await after({ refreshing: true }, { amount: 250 }, { amount: 250, refreshing: true })).toBeUndefined();
  expect(screen.getByText('******')).toBeInTheDocument();
});

it.each<[string, readonly Balance[]]>([
  ['the first amount', []],
  ['an amount that stays', [{ refreshing: true }, {}]],
  ['one that is masked', [{ refreshing: true }, { amount: 250, hidden: true }]],
  ['one that is unmasked', [{ refreshing: true }, { hidden: true }, { amount: 250 }]],
  ['one that was asked for anew while masked', [{ hidden: true }, { hidden: true, refreshing: true }, { amount: 250 }]],
])('%s does not run', async (_case, drawn) => {
  expect(await after(...drawn)).toBeUndefined();
});
