import type { MouseEvent, ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { href } from 'shared-contracts/paths';
import { canDeposit } from 'shared-contracts/session/member-type';
import { useHiddenBalance, useLanguage, useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Avatar, Button, buttonClass, Card, Icon, IconButton, Money, Skeleton } from 'shared-kit/ui';
import { useGreeting } from '../../api/use-greeting';
import type { WalletRead } from '../../api/use-wallet';
import { useT } from '../../i18n';
import styles from './agent-summary.module.css';

export interface AgentSummaryProps {
  readonly userName: string;
  readonly type: number;
  readonly read: WalletRead;
  /** Something on the page did not come: offers to try all of it again. */
  readonly onRetry: (() => void) | undefined;
}

/** Who is here, what they own, and the two ways money moves. */
export function AgentSummary({ userName, type, read, onRetry }: AgentSummaryProps): ReactNode {
  const t = useT();
  const greeting = useGreeting();
  return (
    <Card tone="glow" className={styles.summary} role="region" aria-label={t('home.summary')}>
      <header className={styles.person}>
        <Avatar name={userName} size="lg" />
        <div className={styles.names}>
          <p className={styles.greeting}>{t(`greeting.${greeting}`)}</p>
          <h2 className={styles.userName}>{userName}</h2>
        </div>
        {onRetry !== undefined && (
          <Button variant="secondary" size="sm" startIcon={<Icon name="refresh" size={16} />} onClick={onRetry}>
            {t('home.retry')}
          </Button>
        )}
      </header>
      <Balance read={read} />
      <MoneyShortcuts type={type} />
    </Card>
  );
}

function Balance({ read }: Pick<AgentSummaryProps, 'read'>): ReactNode {
  const t = useT();
  const [isHidden, toggle] = useHiddenBalance();
  return (
    <div className={styles.balance}>
      <span className={styles.balanceLabel}>
        {t('home.balance')}
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          iconSize={16}
          label={t(isHidden ? 'home.showBalance' : 'home.hideBalance')}
          onClick={toggle}
        />
        <IconButton
          icon="refresh"
          iconSize={16}
          label={t('home.refresh')}
          busy={read.isRefreshing}
          onClick={read.refresh}
        />
      </span>
      <Amount read={read} isHidden={isHidden} />
    </div>
  );
}

function Amount({ read, isHidden }: Pick<AgentSummaryProps, 'read'> & { readonly isHidden: boolean }): ReactNode {
  const locale = htmlLanguage(useLanguage());
  if (read.wallet === undefined)
    return read.hasFailed ? <span className={styles.unknown}>--</span> : <Skeleton width={180} height={36} />;
  const { balance, currencySymbol } = read.wallet;
  return (
    <Money amount={balance} symbol={currencySymbol} locale={locale} masked={isHidden} size="display" tone="accent" />
  );
}

function MoneyShortcuts({ type }: { readonly type: number }): ReactNode {
  const t = useT();
  const { overlays } = useRemoteContext();
  // Staff accounts move no money (D-03, D-04).
  const stopStaff = (event: MouseEvent): void => {
    if (canDeposit(type)) return;
    event.preventDefault();
    overlays.toast('info', t('home.realAccount'));
  };
  return (
    <div className={styles.shortcuts}>
      <Link className={buttonClass({ variant: 'secondary', block: true })} to={href('withdraw')} onClick={stopStaff}>
        <Icon name="withdraw" size={18} /> {t('home.withdraw')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', block: true })} to={href('deposit')} onClick={stopStaff}>
        <Icon name="deposit" size={18} /> {t('home.deposit')}
      </Link>
    </div>
  );
}
