import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import type { SignedInState } from 'shared-contracts/session/session-state';
import { useHiddenBalance } from 'shared-kit/remote';
import { Avatar, buttonClass, IconButton, imageSources } from 'shared-kit/ui';
import { useHost, useWallet } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Balance } from '../account/balance';
import { MoneyLink } from '../account/money-link';
import styles from './side-menu.module.css';

/** Total balance with its eye and a refresh, which is disabled while it runs. */
function BalanceRow(): ReactNode {
  const t = useHostTexts();
  const { wallet } = useHost();
  const { isRefreshing } = useWallet();
  const [isHidden, toggle] = useHiddenBalance();
  return (
    <div className={styles.balance} role="group" aria-label={t('nav.balance')}>
      <span className={styles.amount}>
        <Balance size="title" />
      </span>
      <IconButton
        icon={isHidden ? 'eye-off' : 'eye'}
        iconSize={20}
        label={isHidden ? t('action.showBalance') : t('action.hideBalance')}
        onClick={toggle}
      />
      <IconButton
        icon="refresh"
        iconSize={20}
        label={t('action.refreshBalance')}
        busy={isRefreshing}
        disabled={isRefreshing}
        onClick={() => void wallet.refresh()}
      />
    </div>
  );
}

/** Who is signed in, the balance, withdraw and deposit, log out. */
export function MenuAccount({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useHostTexts();
  const { shared, chrome } = useHost();
  const { close } = chrome;
  return (
    <section className={styles.who} aria-label={t('nav.account')}>
      <Avatar name={session.displayName} src={imageSources(session.icon, shared.site.imageBases())} size="md" />
      <div className={styles.names}>
        <strong className={styles.name} translate="no">
          {session.displayName}
        </strong>
        {session.status === 'trial' && <span className={styles.detail}>{t('nav.trialMode')}</span>}
        {session.status !== 'trial' && session.userName !== session.displayName && (
          <span className={styles.detail}>{session.userName}</span>
        )}
      </div>
      <IconButton
        icon="logout"
        iconSize={20}
        label={t('action.logout')}
        onClick={() => {
          close();
          void shared.requests.signOut();
        }}
      />
      <BalanceRow />
      <div className={styles.money}>
        <MoneyLink to={PATHS.withdraw} className={buttonClass({ variant: 'secondary', block: true })} onLeave={close}>
          {t('action.withdraw')}
        </MoneyLink>
        <MoneyLink to={PATHS.deposit} className={buttonClass({ variant: 'accent', block: true })} onLeave={close}>
          {t('action.deposit')}
        </MoneyLink>
      </div>
    </section>
  );
}
