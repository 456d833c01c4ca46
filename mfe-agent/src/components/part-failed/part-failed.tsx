import type { ReactNode } from 'react';
import { notLoadedWord } from 'shared-kit/data';
import { ErrorBlock } from 'shared-kit/ui';
import { useT } from '../../i18n';

export interface PartFailedProps {
  /** Why it did not. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A part of a screen that did not come, and the way to try again. */
export function PartFailed({ error, isRetrying, onRetry }: PartFailedProps): ReactNode {
  const t = useT();
  return (
    <ErrorBlock
      title={t('common.failedTitle')}
      text={t(`report.${notLoadedWord(error)}`)}
      retryLabel={t('common.retry')}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
