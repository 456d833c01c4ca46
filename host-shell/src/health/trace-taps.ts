import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import { HEALTH_PATH } from 'shared-contracts/release/health';
import { TRACE_HEADER, type PageSpan } from 'shared-contracts/release/spans';
import { TapTraces, type Place } from './tap-traces';

/** Spans are sent no more often than this. */
const REPORT_EVERY_MS = 30_000;

/** What a page traces its taps with. */
export interface TracingSetup {
  readonly page: Pick<Window, 'fetch' | 'location' | 'addEventListener' | 'setTimeout' | 'document' | 'crypto'>;
  /** Epoch ms by the server's clock. */
  readonly now: () => number;
  /** The place of what is no section's. */
  readonly host: Place;
  readonly send: (spans: readonly PageSpan[]) => void;
}

function randomHex(crypto: Crypto, bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** The section that an element is drawn by; the host where no screen of one is around it. */
function placeOf(element: Element | null, host: Place): Place {
  const { remote, version, screen } = element?.closest<HTMLElement>('[data-remote]')?.dataset ?? {};
  if (!isPackageName(remote) || version === undefined) return host;
  return { package: remote, version, ...(screen === undefined ? {} : { screen }) };
}

/** Whether a request is a call of the site's own API, which its page may send a header with; reports are none. */
function isOwnCall(input: RequestInfo | URL, { location }: TracingSetup['page']): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.startsWith(`${API_PREFIX}/`) && !pathname.startsWith(HEALTH_PATH);
}

/** Gives calls that follow a tap their header, and notes how they end. */
function traceCalls({ page, host }: TracingSetup, traces: TapTraces): void {
  const plain = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const inView = (): Place => placeOf(page.document.querySelector('[data-screen]'), host);
    const call = isOwnCall(input, page) ? traces.call(inView()) : null;
    if (call === null) return plain(input, init);
    const request = new Request(input, init);
    request.headers.set(TRACE_HEADER, call.traceparent);
    try {
      const answer = await plain(request);
      call.end(answer.status);
      return answer;
    } catch (error) {
      call.end(0);
      throw error;
    }
  };
}

/**
 * From now on taps of this page and the calls that follow them are traced: calls take the header of W3C Trace Context, and
 * what was measured is sent by and by. Every call of the page goes out by `fetch`, which is replaced.
 */
export function traceTaps(setup: TracingSetup): void {
  const { page, host, now, send } = setup;
  let isDue = false;
  const traces = new TapTraces({ now, randomHex: (bytes) => randomHex(page.crypto, bytes), send });
  const flush = (): void => {
    isDue = false;
    traces.flush();
  };
  const begin = ({ target }: Event): void => {
    traces.begin(placeOf(target instanceof Element ? target : null, host));
    if (isDue) return;
    isDue = true;
    page.setTimeout(flush, REPORT_EVERY_MS);
  };
  page.addEventListener('pointerdown', begin, { passive: true, capture: true });
  page.addEventListener('pointercancel', () => traces.forget(), { passive: true, capture: true });
  // A key that presses a button is a click without a finger.
  page.addEventListener('click', (event) => event.detail === 0 && begin(event), { capture: true });
  page.document.addEventListener('visibilitychange', () => page.document.visibilityState === 'hidden' && flush());
  page.addEventListener('pagehide', flush);
  traceCalls(setup, traces);
}
