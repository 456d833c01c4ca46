import type { RawAnswer } from '../../starter/raw-answer';
import { TransportError, abortHandleFor, TIMEOUT_MS, type Outgoing } from './transport';

/** What libraries ask for; gateways in use know it. */
const ACCEPT = 'application/json, text/plain, */*';

function address({ url, query }: Outgoing): string {
  const fields = new URLSearchParams(query).toString();
  return fields === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${fields}`;
}

/** Text that is not JSON stays text; the envelope's reader reports it as malformed. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Carries what only reads. Every page begins with reads, so this takes no library. */
export async function readByFetch(outgoing: Outgoing): Promise<RawAnswer> {
  const abort = abortHandleFor(outgoing.signal);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort.now();
  }, TIMEOUT_MS);
  try {
    abort.signal.throwIfAborted();
    const answer = await fetch(address(outgoing), {
      headers: { Accept: ACCEPT, ...outgoing.headers },
      credentials: 'include',
      signal: abort.signal,
      keepalive: outgoing.keepalive ?? false,
    });
    return {
      status: answer.status,
      body: parsed(await answer.text()),
      retryAfter: answer.headers.get('retry-after') ?? undefined,
      date: answer.headers.get('date') ?? undefined,
    };
  } catch {
    if (isLate) throw new TransportError('timeout');
    throw new TransportError(abort.signal.aborted ? 'cancelled' : 'network');
  } finally {
    clearTimeout(timer);
    abort.forget();
  }
}
