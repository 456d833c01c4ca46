import type { RawAnswer } from '../../starter/raw-answer';
import { readByFetch } from './read-by-fetch';
import type { Send, Outgoing } from './transport';

/** Brings what sends; a failed attempt is not remembered. */
export function loadSender(): Promise<Send> {
  return import(/* webpackChunkName: "sender" */ './send-by-axios').then(({ sendByAxios }) => sendByAxios);
}

/** Carries a request: what only reads at once, what sends with the library that is fetched for it (decision 0015). */
export async function send(outgoing: Outgoing): Promise<RawAnswer> {
  if (outgoing.method === 'GET' && outgoing.body === undefined) return readByFetch(outgoing);
  return (await loadSender())(outgoing);
}
