import * as v from '../schema';
import type { ApiClient } from './api-client';
import type { ApiError, ApiFailure } from './api-error';
import { defineEndpoint } from './endpoint';
import { nothing } from './schemas';

const thing = defineEndpoint({
  id: 'R-00',
  method: 'GET',
  path: '/things/{id}',
  auth: 'member',
  request: v.object({ id: v.string(), sort: v.optional(v.picklist(['new', 'old']), 'new') }),
  reply: v.object({ name: v.string() }),
  codes: ['balance.low'],
});

declare const http: ApiClient;
declare const error: ApiError;
declare const failure: ApiFailure;

export const called: Promise<{ name: string }> = http.call(thing, { id: '7' }, { idempotencyKey: 'k' });
export const early: { name: string } | undefined = http.early?.(thing, { id: '7', sort: 'old' });

// @ts-expect-error -- the id is missing
export const incomplete = http.call(thing, {});

// @ts-expect-error -- there is no such order
export const wrongValue = http.call(thing, { id: '7', sort: 'best' });

// @ts-expect-error -- a reply is what its schema gives
export const wrongReply: Promise<{ title: string }> = http.call(thing, { id: '7' });

// @ts-expect-error -- an early answer may be missing
export const certain: { name: string } = http.early?.(thing, { id: '7' });

// @ts-expect-error -- a call has no such option
export const wrongOption = http.call(thing, { id: '7' }, { retries: 3 });

// @ts-expect-error -- not every failure has a code
export const code: string = failure.code;

export const refused: string = failure.kind === 'rejected' ? failure.message : '';

// @ts-expect-error -- only the server's refusals have words
export const words: string = failure.kind === 'timeout' ? failure.message : '';

// @ts-expect-error -- there is no such kind
export const wrongKind: ApiFailure = { kind: 'aborted' };

// @ts-expect-error -- an expired session is told from a missing one
export const withoutCode: ApiFailure = { kind: 'unauthorised' };

// @ts-expect-error -- a failure is read, not changed
error.failure = { kind: 'timeout' };

const input = { id: 'R-00', method: 'GET', path: '/', auth: 'public', request: v.object({}), reply: nothing } as const;

// @ts-expect-error -- a call names the codes of the table
export const unknownCode = defineEndpoint({ ...input, codes: ['balance.lost'] });

// @ts-expect-error -- there is no such kind of caller
export const unknownCaller = defineEndpoint({ ...input, auth: 'guest' });

// @ts-expect-error -- a call has a reply, also an empty one
export const silent = defineEndpoint({ id: 'R-00', method: 'GET', path: '/', auth: 'public', request: v.object({}) });
