import { isApiError, isWrongAnswer } from 'shared-contracts/api/api-error';
import type { HostText } from '../i18n/use-host-texts';

/** The text where nothing could be fetched: no connection, a slow one, or a site that does not answer. */
export function connectionText(error: unknown): Extract<HostText, `error.${string}`> {
  const kind = isApiError(error) ? error.failure.kind : undefined;
  if (kind === 'malformed' && isWrongAnswer(error)) return 'error.wrongAnswer';
  if (kind === 'network') return 'error.noInternet';
  return kind === 'timeout' ? 'error.slowConnection' : 'error.cannotReach';
}
