import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { LIVE_PATH } from 'shared-contracts/live/live-call';

/** Whether an address is of the live channel, which stays open as long as its page: nobody waits for its end. */
export function isLiveChannel(address: string): boolean {
  return new URL(address, 'https://site').pathname === `${API_PREFIX}${LIVE_PATH}`;
}
