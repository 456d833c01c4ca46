import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { SlotName } from 'shared-contracts/remote/slot-map';
import { inSlotOrder, widgetId, type SlotOrder } from 'shared-contracts/remote/slot-order';
import type { LiveReleases } from '../boot/live-releases';

/** One widget that fills a slot. */
export interface SlotWidget {
  /** Its section and its name: `mfe-games/home-banner`. */
  readonly id: string;
  readonly remote: RemoteName;
  readonly widget: string;
}

/** The widgets of a slot on this page, in the order of the merchant, or else of their sections. */
export function widgetsFor(
  live: Pick<LiveReleases, 'names' | 'remote'>,
  slot: SlotName,
  order?: SlotOrder,
): readonly SlotWidget[] {
  const widgets = live.names().flatMap((remote) => {
    const release = live.remote(remote);
    if (release.status !== 'on') return [];
    return release.release.contributions.slots
      .filter((entry) => entry.slot === slot)
      .map(({ widget, order: rank }) => ({ id: widgetId(remote, widget), remote, widget, order: rank }));
  });
  return inSlotOrder(widgets, order);
}
