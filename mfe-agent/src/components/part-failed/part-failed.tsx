import type { ReactNode } from 'react';
import { ErrorBlock } from 'shared-kit/ui';
import { useT } from '../../i18n';

export interface PartFailedProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A part of a screen that did not come, and the way to try again. */
export function PartFailed({ isRetrying, onRetry }: PartFailedProps): ReactNode {
  const t = useT();
  return (
    <ErrorBlock
      title={t('common.failedTitle')}
      text={t('common.failedText')}
      retryLabel={t('common.retry')}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
