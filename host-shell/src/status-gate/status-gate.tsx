import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import { systemStatus } from 'shared-contracts/api/endpoints/system';
import { latePart } from 'shared-kit/remote';
import { useHost } from '../host/use-host';
import { useHostTexts } from '../i18n/use-host-texts';
import type { SiteStatus } from '../site/site-status';
import { connectionText } from './connection-text';
import { FullPage } from './full-page';
import { RetryButton } from './retry-button';

/** A site that is open does without it. */
const ServiceButton = latePart(() =>
  import(/* webpackChunkName: "service-button" */ './service-button').then((module) => module.ServiceButton),
);

/** The failure to show: the last one stays in view while the next attempt runs, so that the page never goes blank. */
function useStartFailure(current: SiteStatus): ApiFailure | null {
  const [last, setLast] = useState<ApiFailure | null>(null);
  const next = failureNow(current, last);
  if (next !== last) setLast(next);
  return next;
}

function failureNow(current: SiteStatus, last: ApiFailure | null): ApiFailure | null {
  if (current.kind === 'failed') return current.failure;
  return current.kind === 'known' ? null : last;
}

/** Opens the site for status 0, shows one page for 1 and 2, and nothing else (docs/product/shell.md#system-status). */
export function StatusGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { status } = useHost();
  const t = useHostTexts();
  const current = useSyncExternalStore(status.subscribe, status.get, status.get);
  const failure = useStartFailure(current);
  if (failure !== null) {
    const title = connectionText(apiError(systemStatus.id, failure));
    return (
      <FullPage
        name="status-unknown"
        title={t(title)}
        text={t(title === 'error.wrongAnswer' ? 'status.wrongText' : 'status.unknownText')}
      >
        <RetryButton whenOnline />
      </FullPage>
    );
  }
  // Before anything is known, the page's own splash is in view.
  if (current.kind !== 'known') return null;
  if (current.value === 1) {
    return (
      <FullPage name="status-maintenance" title={t('status.maintenanceTitle')} text={t('status.maintenanceText')}>
        <RetryButton />
        <ServiceButton />
      </FullPage>
    );
  }
  if (current.value === 2) {
    const { ip } = current.reply.location;
    return (
      <FullPage
        name="status-restricted"
        title={t('status.restrictedTitle')}
        text={t('status.restrictedText')}
        detail={ip === '' ? undefined : t('status.yourAddress', { ip })}
      >
        <ServiceButton />
      </FullPage>
    );
  }
  return current.value === 0 ? children : null;
}
