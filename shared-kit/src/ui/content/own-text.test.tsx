import { render, screen } from '@testing-library/react';
import { textsReactKeeps, translatePage } from '../../testing/translated-page';
import { Icon } from '../icon/icon';
import { Button } from '../action/button';
import { LinkButton } from '../action/link-button';

const icon = <Icon name="plus" />;

it.each([
  ['a button', (amount: number) => <Button startIcon={icon}>{`Deposit ${amount}`}</Button>],
  [
    'a link',
    (amount: number) => (
      <LinkButton href="/m/deposit" endIcon={icon}>
        {`Deposit ${amount}`}
      </LinkButton>
    ),
  ],
  ['a figure', (amount: number) => <Button startIcon={icon}>{amount}</Button>],
])('%s follows its text on a page that the browser has translated', (_what, draw) => {
  const { container, rerender, unmount } = render(draw(600));
  translatePage(container);
  expect(container).toHaveTextContent('‹');
  rerender(draw(700));
  expect(container).toHaveTextContent(/^(Deposit )?700$/);
  translatePage(container);
  expect(unmount).not.toThrow();
});

it('finds texts that React keeps by themselves', () => {
  const { container, unmount } = render(
    <p>
      Deposit {600} <b>now</b>
    </p>,
  );
  expect(textsReactKeeps(container)).toEqual([
    expect.stringMatching(/^"Deposit " in <p>/),
    expect.stringMatching(/^"600" in <p>/),
    expect.stringMatching(/^" " in <p>/),
  ]);
  unmount();
  expect(screen.queryByText('now')).toBeNull();
});
