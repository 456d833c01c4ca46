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
    expect(widgetsFor(boot, 'home.catalogue')).toEqual([
      { remote: 'mfe-games', widget: 'first' },
      { remote: 'mfe-promotions', widget: 'middle' },
      { remote: 'mfe-games', widget: 'late' },
      { remote: 'mfe-messaging', widget: 'same' },
    ]);
  });

  it('shows no widget of a remote that is off or absent', () => {
    const boot = bootWith({ 'mfe-games': { status: 'off', message: {} } });
    expect(widgetsFor(boot, 'home.catalogue')).toEqual([]);
  });
});
