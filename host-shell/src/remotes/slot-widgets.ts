import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { SlotName } from 'shared-contracts/remote/slot-map';
import type { LiveReleases } from '../boot/live-releases';

/** One widget that fills a slot. */
export interface SlotWidget {
  readonly remote: RemoteName;
  readonly widget: string;
}

/** The widgets of a slot on this page, in order. */
export function widgetsFor(live: Pick<LiveReleases, 'names' | 'remote'>, slot: SlotName): readonly SlotWidget[] {
  return live
    .names()
    .flatMap((remote) => {
      const release = live.remote(remote);
      if (release.status !== 'on') return [];
      return release.release.contributions.slots
        .filter((entry) => entry.slot === slot)
        .map((entry) => ({ remote, widget: entry.widget, order: entry.order }));
    })
    .sort((one, two) => one.order - two.order)
    .map(({ remote, widget }) => ({ remote, widget }));
}
