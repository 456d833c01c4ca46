import { COPY_CACHE_PREFIX } from 'shared-contracts/release/installed';

/** The form of what is kept: copies of another form are thrown away whole. */
const FORM = 1;

/** The caches of the lobby. */
export const CACHES = {
  page: `${COPY_CACHE_PREFIX}${FORM}-page`,
  files: `${COPY_CACHE_PREFIX}${FORM}-files`,
  pictures: `${COPY_CACHE_PREFIX}${FORM}-pictures`,
  answers: `${COPY_CACHE_PREFIX}${FORM}-answers`,
} as const;

/** On what is kept: when that was, ISO 8601. */
export const SAVED_AT = 'X-Saved-At';

/** What is kept comes first no longer than this after the network gave it last: who was away for long asks. */
export const FIRST_LIFE_MS = 24 * 60 * 60 * 1000;

/** Whether the network gave something that may be kept. */
export function isWhole(answer: Response): boolean {
  return answer.status === 200 && (answer.type === 'basic' || answer.type === 'cors' || answer.type === 'default');
}

/** What is kept beside a body: the moment (epoch ms). What the network sent with it is not served again. */
export function keptHeaders(now: number): Headers {
  return new Headers({ [SAVED_AT]: new Date(now).toISOString() });
}

/** When something was kept, ISO 8601; undefined where what stands there is no moment of the past. */
export function savedAt({ headers }: Response, now: number): string | undefined {
  const moment = Date.parse(headers.get(SAVED_AT) ?? '');
  return moment <= now ? new Date(moment).toISOString() : undefined;
}
