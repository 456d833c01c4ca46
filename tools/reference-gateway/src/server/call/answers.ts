import { ERROR_STATUS, isErrorCode } from 'shared-contracts/api/error-codes';
import type { LanguageCode } from 'shared-contracts/language';
import type { AnswerOverride } from '../control/control-api';
import { messageOf } from './messages';
import { Refusal } from '../../rules/refusal';

/** An answer before it is sent. */
export interface Answer {
  readonly status: number;
  /** Text is sent as it is, anything else as JSON. */
  readonly body: unknown;
  readonly code?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
  /** Closes the connection instead. */
  readonly isDropped?: boolean;
}

export function successAnswer(value: unknown, status: number): Answer {
  return { status, body: { success: true, value: value ?? null } };
}

export function refusalAnswer({ code, value, retryAfter }: Refusal, language: LanguageCode): Answer {
  return {
    status: ERROR_STATUS[code],
    body: { success: false, code, message: messageOf(code, language), value },
    code,
    retryAfter,
  };
}

/** What a scenario answers in place of the handler; undefined when it only delays or merges. */
export function replacedAnswer(override: AnswerOverride, language: LanguageCode): Answer | undefined {
  const { code, retryAfter } = override;
  if (override.drop) return { status: 0, body: null, isDropped: true };
  if ('body' in override) return { status: override.status ?? 200, body: override.body, retryAfter };
  if (code !== undefined) return { ...failure(override, code, language), code, retryAfter };
  if ('value' in override) return { ...successAnswer(override.value, override.status ?? 200), retryAfter };
  return override.status === undefined ? undefined : { status: override.status, body: '', retryAfter };
}

function failure(override: AnswerOverride, code: string, language: LanguageCode): Answer {
  const known = isErrorCode(code) ? { status: ERROR_STATUS[code], message: messageOf(code, language) } : undefined;
  return {
    status: override.status ?? known?.status ?? 422,
    body: { success: false, code, message: override.message ?? known?.message ?? '', value: override.value },
  };
}
