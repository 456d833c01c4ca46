import { isApiError, isWrongAnswer } from 'shared-contracts/api/api-error';
import type { HostText } from '../i18n/use-host-texts';

/** What is said where nothing could be fetched: E-14, E-15, or that the site does not answer (D-19, D-45). */
export function connectionText(error: unknown): Extract<HostText, `error.${string}`> {
  const kind = isApiError(error) ? error.failure.kind : undefined;
  if (kind === 'malformed' && isWrongAnswer(error)) return 'error.wrongAnswer';
  if (kind === 'network') return 'error.noInternet';
  return kind === 'timeout' ? 'error.slowConnection' : 'error.cannotReach';
}
