import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { HearNews } from './release-news';

/** Tells of everything that is published from this page's revision on; development only. */
export function hearOfPublishes(
  { view }: Pick<BootDocument, 'view'>,
  hear: HearNews,
  open: (address: string) => EventTarget = (address) => new EventSource(address),
): void {
  // The revision is stated: nothing is missed that was published before the page came to listen.
  open(`/__dev/events?revision=${view.revision}`).addEventListener('reload', () => hear({ from: 'publish' }));
}
