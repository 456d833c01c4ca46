import { useEffect, useRef, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card, CopyButton } from 'shared-kit/parts';
import { Button, buttonClass, Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import type { NewAccount } from '../../model/accounts/new-account';
import styles from './open-account-screen.module.css';

export interface AccountOpenedProps {
  readonly account: NewAccount;
  readonly onAnother: () => void;
}

/** What the new member needs to sign in; the password is kept nowhere else. */
export function AccountOpened({ account, onAnother }: AccountOpenedProps): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  const news = useRef<HTMLDivElement>(null);
  // It stands where the form began, far above the button that was pressed.
  useEffect(() => news.current?.focus(), []);
  const copying = {
    copiedLabel: t('common.copied'),
    onFailure: () => void overlays.toast('info', t('common.copyFailed')),
  };
  const lines = [
    { name: t('account.username'), value: account.username, copy: t('account.copyUsername') },
    { name: t('account.password'), value: account.password, copy: t('account.copyPassword') },
  ];
  return (
    <Card tone="glow" className={styles.stack}>
      <div ref={news} tabIndex={-1} role="status" className={styles.news}>
        <h2 className={styles.resultTitle}>
          <Icon name="success" size={24} />
          <span>{t('account.opened')}</span>
        </h2>
        <p className={styles.note}>{t('account.openedText')}</p>
      </div>
      <dl className={styles.lines}>
        {lines.map(({ name, value, copy }) => (
          <div key={name} className={styles.line}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
            <dd className={styles.copy}>
              <CopyButton text={value} label={copy} {...copying} />
            </dd>
          </div>
        ))}
      </dl>
      <CopyButton
        look="button"
        variant="primary"
        size="md"
        text={t('account.copyText', { ...account })}
        label={t('account.copyBoth')}
        {...copying}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAnother}>
          {t('account.another')}
        </Button>
        <Link className={buttonClass({ variant: 'secondary' })} to={href('team')}>
          {t('account.toTeam')}
        </Link>
      </div>
    </Card>
  );
}
