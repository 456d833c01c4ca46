import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewPage } from 'release-cli/page/preview-page';
import { sha256Hex } from 'release-cli/store/digest';
import type { Store } from 'release-cli/trust/store';
import { ruleFor, SITE_RULES, type DeliveryHeaders, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { refusal, send, type Answer } from '../answer';
import { Compressor } from '../compression';
import { FileAnswers } from '../files';
import type { SitePages } from '../installed';
import { queryField, requestPath } from '../request-path';
import { isReading, siteAnswer, type SiteParts } from '../server';
import { beginPage, BEGIN_PATH, KEY_FIELD, type PreviewTheme } from './preview-begin';
import { callBackEnd, type PreviewBackEnd } from './preview-calls';

/** A merchant's site that is shown before it is written. */
export interface Preview {
  readonly shown: PreviewPage;
  /** Whoever shows it may look at its pages. */
  readonly key: string;
  readonly backEnd: PreviewBackEnd;
}

/** Whose previews are served, and where they may be framed. */
export interface PreviewSiteOptions {
  readonly store: Store;
  readonly environment: string;
  /** Origin of the console: no other page frames a preview. */
  readonly console: string;
  readonly report?: ((line: string) => void) | undefined;
}

/** What belongs to the site as it is served, and to no preview: feeds and lists of what is written, and what staff sees. */
const NOT_PREVIEWED: readonly string[] = ['feed', 'description', 'robots', 'sitemap', 'console', 'events', 'control'];

const ENDED = 'This preview has ended: open it again in the console';

function isKey(given: string | null, key: string): boolean {
  const [expected, found] = [Buffer.from(key), Buffer.from(given ?? '')];
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Whether a request is a call: at the merchant's own back end paths are as its dialect has them, where the site would lead home. */
function isCall(rule: DeliveryRule | undefined, { backEnd }: Preview): boolean {
  return rule?.target === 'gateway' || (backEnd.apiOrigin !== '' && (rule === undefined || rule.target === 'home'));
}

/** The pages of one merchant, which are not in the store. */
function pagesOf({ page }: PreviewPage): SitePages {
  const whole = { html: page.html, etag: sha256Hex(page.html) };
  return {
    page: () => Promise.resolve(whole),
    document: () => Promise.resolve(null),
    worker: () => Promise.resolve(page.worker),
    browsers: () => Promise.resolve(page.browsers),
  };
}

/** Serves previews as the origin serves sites, but for who may frame them: the console may, and nobody sees them unframed. */
export class PreviewSite {
  readonly #parts: Omit<SiteParts, 'guard'>;
  readonly #compressor = new Compressor();

  constructor(private readonly options: PreviewSiteOptions) {
    const { store, environment } = options;
    this.#parts = {
      options: { store, environment },
      files: new FileAnswers(store),
      events: { accept: (_request, response) => response.destroy() },
    };
  }

  /** Answers a request for a preview; null is one that has ended. Never rejects. */
  async answer(
    preview: Preview | null,
    theme: PreviewTheme,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const found = await this.#answerOf(preview, theme, request, response);
      if (found !== null) await send(request, response, found, this.#compressor);
    } catch (error) {
      this.options.report?.(error instanceof Error ? error.message : String(error));
      if (response.headersSent) response.destroy();
      else await send(request, response, refusal(500), this.#compressor).catch(() => response.destroy());
    }
  }

  async #answerOf(
    preview: Preview | null,
    theme: PreviewTheme,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer | null> {
    const path = requestPath(request.url);
    if (path === null) return refusal(400);
    if (!isReading(request)) return refusal(405);
    const rule = ruleFor(SITE_RULES, path);
    // Everybody may have them, also a page that is open when its preview ends.
    if (rule?.target === 'file') return this.#parts.files.answer(request.url ?? '', path, rule, 'quick');
    if (preview === null) return refusal(404, ENDED);
    const { settings, config } = preview.shown;
    if (path === BEGIN_PATH) return this.#begin(preview, theme, request);
    if (isCall(rule, preview)) {
      await callBackEnd(preview.backEnd, request, response, rule);
      return null;
    }
    if (rule === undefined || NOT_PREVIEWED.includes(rule.target)) return refusal(404);
    const isDocument = rule.target === 'page' || rule.target === 'home';
    if (isDocument && !this.#isShown(preview, request)) return refusal(404, ENDED);
    const parts = { ...this.#parts, guard: pagesOf(preview.shown) };
    const answer = await siteAnswer(parts, { merchant: config.code, settings }, { rule, path }, request, response);
    return answer !== null && isDocument ? this.#framed(answer) : answer;
  }

  #begin(preview: Preview, theme: PreviewTheme, request: IncomingMessage): Answer {
    const to = queryField(request.url, 'to') ?? '';
    if (!this.#isShown(preview, request) || !/^\/m\/[\w/]*$/.test(to)) return refusal(404, ENDED);
    return beginPage(theme, `${to}?${KEY_FIELD}=${encodeURIComponent(preview.key)}`, this.options.console);
  }

  /** In a frame, by somebody whom the console has told the key: no address that is passed on shows a preview by itself. */
  #isShown({ key }: Preview, request: IncomingMessage): boolean {
    return request.headers['sec-fetch-dest'] === 'iframe' && isKey(queryField(request.url, KEY_FIELD), key);
  }

  /** A page of the site, as the console may frame it, and nobody keeps it. */
  #framed({ etag: _etag, headers, ...answer }: Answer): Answer {
    const {
      'X-Frame-Options': _denied,
      'Content-Security-Policy': policy = '',
      ...others
    } = headers as DeliveryHeaders;
    return {
      ...answer,
      headers: {
        ...others,
        'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${this.options.console}`),
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    };
  }
}
