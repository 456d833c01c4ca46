import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Button, Icon } from 'shared-kit/ui';
import { useHost } from '../host/use-host';
import { useHostTexts } from '../i18n/use-host-texts';

export interface RetryButtonProps {
  /** Asks again by itself as soon as the device has a connection. */
  readonly whenOnline?: boolean;
}

/** Asks for the site's status again. */
export function RetryButton({ whenOnline = false }: RetryButtonProps): ReactNode {
  const t = useHostTexts();
  const { status, http } = useHost();
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(async () => {
    setAsking(true);
    await status.retry(http);
    setAsking(false);
  }, [status, http]);
  useEffect(() => {
    if (!whenOnline) return undefined;
    const onOnline = (): void => void ask();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [whenOnline, ask]);
  return (
    <Button busy={isAsking} startIcon={<Icon name="refresh" size={18} />} onClick={() => void ask()}>
      {t('action.retry')}
    </Button>
  );
}
