import { useSyncExternalStore, type ReactNode } from 'react';
import { Button, EmptyState, Icon } from 'shared-kit/ui';
import { useHost } from '../app/use-host';
import { useHostTexts } from '../i18n/use-host-texts';
import { failureText } from '../api/failure-text';
import { Logo } from '../layout/header/logo';
import type { SiteStatus } from '../site/site-status';
import styles from './status-gate.module.css';

interface FullPageProps {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly detail?: string;
  readonly children?: ReactNode;
}

/** One page and nothing behind it: no route, no header, no footer (D-45). */
function FullPage({ name, title, text, detail, children }: FullPageProps): ReactNode {
  return (
    <main className={styles.page} data-screen={name} data-ready="">
      <Logo />
      <EmptyState kind="network" title={title} text={text} action={children} />
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </main>
  );
}

function RetryButton(): ReactNode {
  const t = useHostTexts();
  const { status, http } = useHost();
  return (
    <Button startIcon={<Icon name="refresh" size={18} />} onClick={() => void status.retry(http)}>
      {t('action.retry')}
    </Button>
  );
}

function ServiceLink({ status }: { readonly status: SiteStatus }): ReactNode {
  const t = useHostTexts();
  const link =
    status.kind === 'known'
      ? status.reply.info.resources.find((entry) => /^https:/.test(entry.url) && entry.type === 'TELEGRAM')
      : undefined;
  if (link === undefined) return null;
  return (
    <a className={styles.link} href={link.url} rel="noopener noreferrer">
      {t('action.customerService')}
    </a>
  );
}

/** Opens the site for status 0, shows one page for 1 and 2, and nothing for any other value (S1 2.8). */
export function StatusGate({ children }: { readonly children: ReactNode }): ReactNode {
  const { status } = useHost();
  const t = useHostTexts();
  const current = useSyncExternalStore(status.subscribe, status.get);
  if (current.kind === 'waiting') return null;
  if (current.kind === 'failed') {
    const words = failureText(current.failure);
    const text = words.kind === 'text' && words.offline ? t(words.key as 'error.noInternet') : t('error.cannotReach');
    return (
      <FullPage name="status-unknown" title={text} text={t('remote.failedText')}>
        <RetryButton />
      </FullPage>
    );
  }
  if (current.value === 1) {
    return (
      <FullPage name="status-maintenance" title={t('status.maintenanceTitle')} text={t('status.maintenanceText')}>
        <RetryButton />
        <ServiceLink status={current} />
      </FullPage>
    );
  }
  if (current.value === 2) {
    const detail = t('status.yourAddress', { ip: current.reply.location.ip });
    return (
      <FullPage
        name="status-restricted"
        title={t('status.restrictedTitle')}
        text={t('status.restrictedText')}
        detail={detail}
      >
        <ServiceLink status={current} />
      </FullPage>
    );
  }
  return current.value === 0 ? children : null;
}
