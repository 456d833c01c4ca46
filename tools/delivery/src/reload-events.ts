import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPage, revisionOfPage } from 'release-cli/page/stored-page';
import type { Store } from 'release-cli/trust/store';
import type { DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { queryField } from './request-path';

const LOOK_EVERY_MS = 250;

interface Listener {
  readonly response: ServerResponse;
  readonly merchant: string;
  /** Revision of the page it shows; null until the first look. */
  revision: number | null;
}

function revisionOf(request: IncomingMessage): number | null {
  const text = request.headers['last-event-id'] ?? queryField(request.url, 'revision');
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * Tells open pages when theirs has changed: event `reload`, its data and id the new revision. It looks at the
 * page rather than the map, because the page is renewed a moment after the map.
 */
export class ReloadEvents {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(
    private readonly store: Store,
    private readonly environment: string,
  ) {}

  /** Keeps the connection; a page that states its revision (`?revision=`) misses nothing that came before. */
  accept(request: IncomingMessage, response: ServerResponse, merchant: string, rule: DeliveryRule): void {
    const listener: Listener = { response, merchant, revision: revisionOf(request) };
    response.writeHead(200, { ...rule.headers, 'Content-Type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    this.#listeners.add(listener);
    response.on('close', () => this.#forget(listener));
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY_MS);
    void this.#look();
  }

  close(): void {
    for (const listener of this.#listeners) listener.response.end();
    this.#listeners.clear();
    clearInterval(this.#timer);
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      for (const merchant of new Set([...this.#listeners].map((listener) => listener.merchant)))
        await this.#lookAt(merchant);
    } finally {
      this.#isLooking = false;
    }
  }

  async #lookAt(merchant: string): Promise<void> {
    const page = await readPage(this.store, this.environment, merchant).catch(() => null);
    const revision = page === null ? null : revisionOfPage(page.html);
    if (revision === null) return;
    for (const listener of this.#listeners) {
      if (listener.merchant !== merchant || listener.revision === revision) continue;
      if (listener.revision !== null) listener.response.write(`event: reload\nid: ${revision}\ndata: ${revision}\n\n`);
      listener.revision = revision;
    }
  }
}
