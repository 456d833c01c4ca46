import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { fakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { RemoteRelease } from '../boot/live-releases';
import type { HostServices } from '../host/host-services';
import { HostProvider } from '../host/use-host';
import english from '../locales/EN.json';
import { bootRelease } from '../testing/boot-fixture';
import { gives, makeLoader, NEW_ENTRY, NOT_FETCHED, someRemote, throws, type Opening } from '../testing/loader-fixture';
import { watchedRelease } from '../testing/watched-release';
import { Slot } from './slot';

const SLOTS = [{ slot: 'home.winners', widget: 'winners', order: 0 }];
const ON: RemoteRelease = {
  status: 'on',
  version: '1.2.0',
  release: bootRelease('new', { contributions: { routes: [], slots: SLOTS, intents: [] } }),
};

const withWinners = (draw: () => ReactNode): Opening =>
  gives(someRemote({ widgets: { winners: async () => draw as never } }));

function drawSlot(opening: Opening, slots: MerchantConfig['slots'] = {}) {
  const context = fakeContext({ name: 'host-shell', language: 'EN' });
  const made = makeLoader({ answers: { [NEW_ENTRY]: [opening], [`${NEW_ENTRY}?r=1`]: [opening] }, release: ON });
  const { live, turn } = watchedRelease(made.now);
  // The parts of the host that a slot uses; the whole is put together at start only.
  const host = {
    loader: made.loader,
    boot: { live: { ...live, names: () => ['mfe-games'], routes: live.remote }, document: { merchant: { slots } } },
    context: (name: RemoteName) => fakeContext({ name }),
  } as unknown as HostServices;
  renderInSite(
    <HostProvider value={host}>
      <h1>Home</h1>
      <Slot name="home.winners" props={{}} fallback={<p>Soon</p>} />
    </HostProvider>,
    { context, texts: english },
  );
  return { ...made, turn, slot: () => document.querySelector('[data-slot="home.winners"]') };
}

describe('Slot', () => {
  it('shows the shape of a widget, then the widget, and takes it away with its section', async () => {
    const { turn, slot } = drawSlot(withWinners(() => <p>Ann won</p>));
    expect(screen.getByText('Soon')).toBeVisible();
    expect(await screen.findByText('Ann won')).toBeVisible();
    turn({ status: 'off', message: {} });
    expect(slot()).toBeEmptyDOMElement();
  });

  it('neither shows nor loads a widget that the merchant hides', () => {
    const { slot } = drawSlot(throws(NOT_FETCHED), { 'home.winners': { hidden: ['mfe-games/winners'] } });
    expect(slot()).toBeEmptyDOMElement();
    expect(screen.queryByText('Soon')).toBeNull();
  });

  it.each([
    ['did not come', throws(NOT_FETCHED)],
    [
      'throws while it is drawn',
      withWinners(() => {
        throw new TypeError('broken');
      }),
    ],
  ])('leaves the place of a widget empty that %s, and the page as it is', async (_name, opening) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const { slot, faults } = drawSlot(opening);
    await waitFor(() => expect(slot()).toBeEmptyDOMElement());
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(faults).not.toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
    complaints.mockRestore();
  });
});
