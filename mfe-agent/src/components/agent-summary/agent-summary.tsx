import type { MouseEvent, ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { href } from 'shared-contracts/paths';
import { useHiddenBalance, useLanguage, useRealAccountGate, type Wallet } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card } from 'shared-kit/parts';
import { Avatar, Button, buttonClass, Icon, IconButton, Money, Skeleton } from 'shared-kit/ui';
import { useGreeting } from './use-greeting';
import { useT } from '../../i18n';
import styles from './agent-summary.module.css';

export interface AgentSummaryProps {
  readonly userName: string;
  readonly wallet: Wallet;
  /** Something on the page did not come: offers to try all of it again. */
  readonly onRetry: (() => void) | undefined;
}

/** Who is here, what they own, and the two ways money moves. */
export function AgentSummary({ userName, wallet, onRetry }: AgentSummaryProps): ReactNode {
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
      <Balance wallet={wallet} />
      <MoneyShortcuts />
    </Card>
  );
}

function Balance({ wallet }: Pick<AgentSummaryProps, 'wallet'>): ReactNode {
  const t = useT();
  const [isHidden, toggle] = useHiddenBalance();
  return (
    <div className={styles.balance}>
      <span className={styles.balanceLabel}>
        <span>{t('home.balance')}</span>
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
          busy={wallet.isRefreshing}
          disabled={wallet.isRefreshing}
          onClick={() => void wallet.refresh()}
        />
      </span>
      <Amount wallet={wallet} isHidden={isHidden} />
    </div>
  );
}

function Amount({ wallet, isHidden }: Pick<AgentSummaryProps, 'wallet'> & { readonly isHidden: boolean }): ReactNode {
  const locale = htmlLanguage(useLanguage());
  const { balance, symbol, decimals, isRefreshing, hasFailed } = wallet;
  if (balance === null)
    return hasFailed ? <span className={styles.unknown}>--</span> : <Skeleton width={180} height={36} />;
  const isMasked = isHidden || isRefreshing;
  const currency = { symbol, decimals };
  return <Money amount={balance} {...currency} locale={locale} masked={isMasked} size="display" tone="accent" />;
}

function MoneyShortcuts(): ReactNode {
  const t = useT();
  const mayPass = useRealAccountGate();
  // Staff accounts move no money.
  const stopAtGate = (event: MouseEvent): void => {
    if (!mayPass('money')) event.preventDefault();
  };
  return (
    <div className={styles.shortcuts}>
      <Link className={buttonClass({ variant: 'secondary', block: true })} to={href('withdraw')} onClick={stopAtGate}>
        <Icon name="withdraw" size={18} />
        <span>{t('home.withdraw')}</span>
      </Link>
      <Link className={buttonClass({ variant: 'primary', block: true })} to={href('deposit')} onClick={stopAtGate}>
        <Icon name="deposit" size={18} />
        <span>{t('home.deposit')}</span>
      </Link>
    </div>
  );
}
