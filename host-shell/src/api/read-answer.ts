import { apiError, type ApiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { Endpoint, ReplyOf } from 'shared-contracts/api/endpoint';
import { envelopeSchema } from 'shared-contracts/api/envelope';
import { readEnvelope } from 'shared-contracts/api/gateway/read-envelope';
import type { ResolvedCall } from 'shared-contracts/api/gateway/resolve-call';
import { readAnswerValue, type AnswerFault } from 'shared-contracts/api/reading';
import * as v from 'valibot';
import type { RawAnswer } from '../starter/raw-answer';

function seconds(text: string | undefined): { retryAfter?: number } {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) && value >= 0 ? { retryAfter: value } : {};
}

function refusal(answer: RawAnswer, body: { code: string; message: string; value?: unknown }): ApiFailure {
  if (answer.status === 401) return { kind: 'unauthorised', code: body.code };
  if (answer.status === 403) return { kind: 'forbidden', code: body.code };
  return {
    kind: 'rejected',
    code: body.code,
    status: answer.status,
    message: body.message,
    ...(body.value === undefined ? {} : { value: body.value }),
    ...seconds(answer.retryAfter),
  };
}

function malformed(endpoint: Endpoint, detail: string): ApiError {
  return apiError(endpoint.id, { kind: 'malformed', detail });
}

/** Told of everything in a call's answer that should not be there. */
export type OnAnswerFaults = (id: string, faults: readonly AnswerFault[]) => void;

/** The value of an answer, read by the endpoint's schema; throws the one error union otherwise. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  call: ResolvedCall,
  raw: RawAnswer,
  onFaults?: OnAnswerFaults,
): ReplyOf<E> {
  const answer = { ...readEnvelope(call, raw), retryAfter: raw.retryAfter };
  const envelope = v.safeParse(envelopeSchema, answer.body);
  if (!envelope.success) {
    // A proxy's error page is a refusal of the server, not a fault of the contract.
    if (answer.status >= 500) {
      throw apiError(endpoint.id, {
        kind: 'rejected',
        code: 'internal',
        status: answer.status,
        message: '',
        ...seconds(answer.retryAfter),
      });
    }
    onFaults?.(endpoint.id, [{ path: '', expected: 'an envelope' }]);
    throw malformed(endpoint, 'not an envelope');
  }
  if (!envelope.output.success) throw apiError(endpoint.id, refusal(answer, envelope.output));
  const { value, faults } = readAnswerValue(endpoint.reply, envelope.output.value);
  if (faults.length > 0) onFaults?.(endpoint.id, faults);
  if (value === undefined) throw malformed(endpoint, faults.at(-1)?.path || 'value');
  return value as ReplyOf<E>;
}
