import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'shared-kit/router';
import { nameOfError } from '../browser/name-of-error';
import { useHost } from '../host/use-host';
import { SectionFailure } from '../outlets/section-failure';

/**
 * What is thrown while a page comes or goes ends here, outside of every section: the failure is shown with a retry and
 * the way home, and the next page is drawn as usual.
 */
export function PageBoundary({ children }: { readonly children: ReactNode }): ReactNode {
  const { telemetry } = useHost();
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname, search]}
      onError={(error) => telemetry.report('frame.failed', { part: 'page', cause: nameOfError(error) })}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <SectionFailure
          result={{ status: 'failed', stage: 'render', cause: nameOfError(error) }}
          onRetry={resetErrorBoundary}
          isRetrying={false}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
