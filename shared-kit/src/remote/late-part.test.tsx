import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { smallContext } from '../testing/small-context';
import { latePart, lateSheet } from './late-part';
import { followSheets } from '../late/sheets-ahead';

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

it('shows what stands for it meanwhile, and where it is lost a way to try again', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('Loading chunk 482 failed.'));
  const Late = latePart(load, {
    meanwhile: ({ name }) => <p>{`Waiting for ${name}`}</p>,
    lost: ({ name, retry }) => (
      <button type="button" onClick={retry}>
        {`Without ${name}`}
      </button>
    ),
  });
  render(<Late name="Ann" />);
  expect(screen.getByText('Waiting for Ann')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Without Ann' }));
  expect(screen.getByText('Waiting for Ann')).toBeVisible();
  expect(await screen.findByText('Hello Ann')).toBeVisible();
});

it('asks for the file that broke it past what the browser keeps, then for the part', async () => {
  const url = 'https://site.example/r/host-shell/carousel.12ab.css';
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
  const load = jest
    .fn(async () => Greeting)
    .mockRejectedValueOnce(new Error(`Loading CSS chunk 947 failed.\n(error: ${url})`));
  const Late = latePart(load);
  render(<Late name="Ann" />);
  expect(await screen.findByText('Hello Ann')).toBeVisible();
  expect(network.mock.calls).toEqual([[url, { cache: 'reload' }]]);
  network.mockRestore();
});

it('closes a sheet whose code does not come, says why, and opens it the next time', async () => {
  const showFailure = jest.fn();
  const load = jest
    .fn(async () => ({ onClose }: { readonly onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Close
      </button>
    ))
    .mockRejectedValueOnce(new Error('Loading chunk 482 failed.'));
  const Sheet = lateSheet(load);
  function Page(): ReactNode {
    const [isOpen, setOpen] = useState(false);
    return (
      <form>
        <input aria-label="Amount" />
        <button type="button" onClick={() => setOpen(true)}>
          {isOpen ? 'Opened' : 'Open'}
        </button>
        {isOpen && <Sheet onClose={() => setOpen(false)} />}
      </form>
    );
  }
  render(<Page />, smallContext({ overlays: { showFailure } }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '88' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('88');
  expect(showFailure.mock.calls).toEqual([[expect.objectContaining({ failure: { kind: 'network', offline: false } })]]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open' })));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});

it('draws a sheet with the tap itself where its code has come before', async () => {
  const Sheet = lateSheet(async () => ({ onClose }: { readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Close
    </button>
  ));
  const loads: Promise<unknown>[] = [];
  followSheets((load) => loads.push(load()));
  await Promise.all(loads);
  render(<Sheet onClose={() => undefined} />, smallContext({}));
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
