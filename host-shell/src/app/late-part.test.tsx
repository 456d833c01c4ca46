import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { latePart } from './late-part';

function Greeting({ name }: { readonly name: string }): ReactNode {
  return <p>{`Hello ${name}`}</p>;
}

it('comes when its code has come, and at once the next time', async () => {
  const load = jest.fn(async () => Greeting);
  const Late = latePart(load);
  const first = render(<Late name="Ann" />);
  expect(screen.queryByText('Hello Ann')).not.toBeInTheDocument();
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  first.unmount();
  render(<Late name="Bob" />);
  expect(screen.getByText('Hello Bob')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves the page alone where its code does not come, and asks again', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('Loading CSS chunk 482 failed.'));
  const Late = latePart(load);
  const page = render(
    <main>
      The page
      <Late name="Ann" />
    </main>,
  );
  await load.mock.results[0]?.value.catch(() => undefined);
  expect(screen.getByText('The page')).toBeVisible();
  page.unmount();
  render(<Late name="Ann" />);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
});
