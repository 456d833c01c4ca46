import { remotesIn, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { SlotContribution } from 'shared-contracts/remote/contributions';
import type { RemoteRelease } from '../boot/live-releases';
import { bootRelease } from '../testing/boot-fixture';
import { widgetsFor } from './slot-widgets';

const fills = (...slots: SlotContribution[]): RemoteRelease => ({
  status: 'on',
  version: '1.0.0',
  release: bootRelease('x', { contributions: { routes: [], slots, intents: [] } }),
});

function bootWith(releases: Readonly<Partial<Record<RemoteName, RemoteRelease>>>) {
  return {
    names: () => remotesIn(releases),
    remote: (name: RemoteName): RemoteRelease => releases[name] ?? { status: 'absent' },
  };
}

describe('widgetsFor', () => {
  it('orders by the order given, then by the order of the remotes', () => {
    const boot = bootWith({
      'mfe-games': fills(
        { slot: 'home.catalogue', widget: 'late', order: 20 },
        { slot: 'home.catalogue', widget: 'first', order: 0 },
        { slot: 'home.winners', widget: 'elsewhere', order: 0 },
      ),
      'mfe-messaging': fills({ slot: 'home.catalogue', widget: 'same', order: 20 }),
      'mfe-promotions': fills({ slot: 'home.catalogue', widget: 'middle', order: 10 }),
    });
    expect(widgetsFor(boot, 'home.catalogue').map(({ id }) => id)).toEqual([
      'mfe-games/first',
      'mfe-promotions/middle',
      'mfe-games/late',
      'mfe-messaging/same',
    ]);
  });

  it('puts those first that the merchant names, and leaves out those that it hides', () => {
    const boot = bootWith({
      'mfe-games': fills({ slot: 'home.catalogue', widget: 'games', order: 0 }),
      'mfe-messaging': fills({ slot: 'home.catalogue', widget: 'news', order: 10 }),
      'mfe-promotions': fills({ slot: 'home.catalogue', widget: 'event', order: 20 }),
    });
    const order = { first: ['mfe-promotions/event', 'mfe-gone/odds'], hidden: ['mfe-messaging/news'] };
    const remotes = widgetsFor(boot, 'home.catalogue', order).map(({ remote }) => remote);
    expect(remotes).toEqual(['mfe-promotions', 'mfe-games']);
  });

  it('shows no widget of a remote that is off or absent', () => {
    const boot = bootWith({ 'mfe-games': { status: 'off', message: {} } });
    expect(widgetsFor(boot, 'home.catalogue')).toEqual([]);
  });
});
