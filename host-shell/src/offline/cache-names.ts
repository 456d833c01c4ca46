import { COPY_CACHE_PREFIX } from 'shared-contracts/release/installed';

/** Version of the caches' format; caches of another one are deleted. */
const FORM = 1;

/** The caches of the lobby. */
export const CACHES = {
  page: `${COPY_CACHE_PREFIX}${FORM}-page`,
  files: `${COPY_CACHE_PREFIX}${FORM}-files`,
  pictures: `${COPY_CACHE_PREFIX}${FORM}-pictures`,
  answers: `${COPY_CACHE_PREFIX}${FORM}-answers`,
} as const;

/** Header of a cached response: when it was saved, ISO 8601. */
export const SAVED_AT = 'X-Saved-At';

/** A cached page or response is served before the network's for this long after it was saved. */
export const SERVE_FIRST_MS = 24 * 60 * 60 * 1000;

/** Whether a response may be cached. */
export function isCacheable(answer: Response): boolean {
  return answer.status === 200 && (answer.type === 'basic' || answer.type === 'cors' || answer.type === 'default');
}

/** The headers that are saved with a body: the time alone. The network's headers are not served again. */
export function savedHeaders(now: number): Headers {
  return new Headers({ [SAVED_AT]: new Date(now).toISOString() });
}

/** When a response was saved, ISO 8601; undefined without a time in the past. */
export function savedAt({ headers }: Response, now: number): string | undefined {
  const moment = Date.parse(headers.get(SAVED_AT) ?? '');
  return moment <= now ? new Date(moment).toISOString() : undefined;
}
