import { counted } from '../text/counted';

/** What a writer without a timestamp key leaves undone. */
export function waitingText(feeds: number): string {
  return `${counted(feeds, 'feed')} will be signed by the next tick, which has a timestamp key.`;
}
