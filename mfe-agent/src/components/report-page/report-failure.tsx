import type { ReactNode } from 'react';
import { ErrorBlock } from 'shared-kit/ui';
import { useReportWords } from '../../i18n';

export interface ReportFailureProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Figures that did not come; the filters above them stay. */
export function ReportFailure({ isRetrying, onRetry }: ReportFailureProps): ReactNode {
  const words = useReportWords();
  return (
    <ErrorBlock
      title={words('failedTitle')}
      text={words('failedText')}
      retryLabel={words('retry')}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
