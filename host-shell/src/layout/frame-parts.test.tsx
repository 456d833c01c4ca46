import { act, screen, waitFor } from '@testing-library/react';
import { renderInHost, type FakeWidget } from '../testing/render-in-host';
import type { HostServices } from '../host/host-services';
import { loadFramePart } from './late-parts';
import { FrameParts } from './frame-parts';

const form = (part: FakeWidget['part']): FakeWidget => ({ remote: 'mfe-account', slot: 'home.registerModal', part });

test('draws nothing until something is opened, then the one part', async () => {
  const { chrome } = renderInHost(<FrameParts hasFooter />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => chrome.open('wallet'));
  expect(await screen.findByRole('dialog', { name: 'Wallet' })).toBeInTheDocument();
  act(() => chrome.open('promo'));
  expect(await screen.findByRole('dialog', { name: 'Promotions' })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  act(() => chrome.close());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('draws a part with the tap itself once its code has come', async () => {
  const { chrome } = renderInHost(<FrameParts hasFooter />);
  await act(async () => void (await loadFramePart('wallet', {} as HostServices)));
  act(() => chrome.open('wallet'));
  expect(screen.getByRole('dialog', { name: 'Wallet' })).toBeInTheDocument();
});

test('gives the focus back to what opened it, though the covered page lost it meanwhile', async () => {
  const { chrome } = renderInHost(
    <>
      <button>Purse</button>
      <FrameParts hasFooter />
    </>,
  );
  const purse = screen.getByRole('button', { name: 'Purse' });
  act(() => purse.focus());
  act(() => chrome.open('wallet'));
  // As a browser does with what becomes inert.
  act(() => purse.blur());
  expect(await screen.findByRole('dialog', { name: 'Wallet' })).toHaveFocus();
  act(() => chrome.close());
  expect(purse).toHaveFocus();
});

test('the register form closes itself and can be put away', async () => {
  let props: { readonly onClose: () => void; readonly onHide: () => void } | undefined;
  const part: FakeWidget['part'] = (given: NonNullable<typeof props>) => {
    props = given;
    return <p>Register here</p>;
  };
  const { chrome } = renderInHost(<FrameParts hasFooter />, { widgets: [form(part)] });
  act(() => chrome.open('register'));
  expect(await screen.findByText('Register here')).toBeInTheDocument();
  act(() => {
    props?.onHide();
    props?.onClose();
  });
  expect(screen.queryByText('Register here')).not.toBeInTheDocument();
  expect([chrome.get(), chrome.isRegisterHidden()]).toEqual(['none', true]);
});

test('a register form that does not come leads to the page with the same form', async () => {
  const { chrome, context } = renderInHost(<FrameParts hasFooter />, { widgets: [form(undefined)] });
  act(() => chrome.open('register'));
  await waitFor(() => expect(chrome.get()).toBe('none'));
  expect(context.log.visited).toEqual([{ to: '/m/register', replace: false }]);
  expect(context.log.reports).toContainEqual({ event: 'frame.failed', detail: { part: 'register' } });
  expect(context.log.failures).toEqual([]);
});
