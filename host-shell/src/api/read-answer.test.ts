import { isApiError } from 'shared-contracts/api/api-error';
import { resolveCall } from 'shared-contracts/api/gateway/resolve-call';
import type { RawAnswer } from '../starter/raw-answer';
import { readThing, VALUE } from '../testing/fake-fetch';
import { readAnswer } from './read-answer';

const CALL = resolveCall({ code: 'aurora', apiOrigin: 'https://api.example' }, readThing);

function read(raw: RawAnswer) {
  const faults: string[] = [];
  try {
    const value = readAnswer(readThing, CALL, raw, (id, found) =>
      faults.push(...found.map(({ path, expected }) => `${id} ${path}: ${expected}`)),
    );
    return { value, faults };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { failure: error.failure, faults };
  }
}
const success = (value: unknown): RawAnswer => ({ status: 200, body: { success: true, value } });
const refusal = (status: number, more: object = {}): RawAnswer => ({
  status,
  body: { success: false, code: 'some.code', message: 'no', ...more },
});

it('gives the value of an answer', () => {
  expect(read(success(VALUE))).toEqual({ value: VALUE, faults: [] });
});

it.each<[string, unknown, string]>([
  ['a field that is missing', {}, 'T-01 name: "name"'],
  ['a field of another type', { name: 7 }, 'T-01 name: string'],
  ['another value', null, 'T-01 : Object'],
])('fails by %s, and names the place', (_case, value, fault) => {
  const { failure, faults } = read(success(value));
  expect(failure).toMatchObject({ kind: 'malformed' });
  expect(faults).toEqual([fault]);
});

it.each<[string, RawAnswer, object]>([
  ['401', refusal(401), { kind: 'unauthorised', code: 'some.code' }],
  ['403', refusal(403), { kind: 'forbidden', code: 'some.code' }],
  ['another status', refusal(409), { kind: 'rejected', code: 'some.code', status: 409, message: 'no' }],
  ['details', refusal(400, { value: { captcha: true } }), { kind: 'rejected', value: { captcha: true } }],
  ['a wait', { ...refusal(429), retryAfter: '30' }, { kind: 'rejected', retryAfter: 30 }],
])('reads a refusal with %s', (_case, raw, failure) => {
  expect(read(raw).failure).toMatchObject(failure);
});

it.each(['soon', '-1', 'Infinity'])('takes "%s" for no wait', (retryAfter) => {
  expect(read({ ...refusal(429), retryAfter }).failure).not.toHaveProperty('retryAfter');
});

it.each([
  ['an error page of a proxy', { status: 502, body: '<html>' }, { kind: 'rejected', code: 'internal', status: 502 }],
  ['a page in place of an answer', { status: 200, body: '<html>' }, { kind: 'malformed', detail: 'not an envelope' }],
  ['nothing', { status: 200, body: '' }, { kind: 'malformed', detail: 'not an envelope' }],
  ['a list', { status: 200, body: [] }, { kind: 'malformed', detail: 'not an envelope' }],
])('reads %s as what it is', (_case, raw, failure) => {
  expect(read(raw).failure).toMatchObject(failure);
});
