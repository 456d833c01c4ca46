import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { useHiddenBalance } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Avatar, buttonClass, IconButton, Money, Skeleton } from 'shared-kit/ui';
import { useHost, useHostLanguage, useHostSession, useUnread, useWallet } from '../../app/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Logo } from './logo';
import styles from './header.module.css';

function BalanceChip(): ReactNode {
  const t = useHostTexts();
  const wallet = useWallet();
  const language = useHostLanguage();
  const [isHidden] = useHiddenBalance();
  const { chrome } = useHost();
  return (
    <button
      type="button"
      className={styles.balance}
      aria-label={t('nav.wallet')}
      onClick={() => chrome.toggle('wallet')}
    >
      {wallet.balance === null && !wallet.hasFailed ? (
        <Skeleton shape="text" width={72} />
      ) : wallet.balance === null ? (
        <span>--</span>
      ) : (
        <Money
          amount={wallet.balance}
          symbol={wallet.currencySymbol}
          locale={htmlLanguage(language)}
          tone="accent"
          masked={isHidden || wallet.isRefreshing}
        />
      )}
    </button>
  );
}

function AccountLink({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useHostTexts();
  return (
    <Link
      to={isAgent(session.type) ? PATHS.agent : PATHS.memberHome}
      className={styles.account}
      aria-label={t('nav.account')}
    >
      <Avatar name={session.displayName} size="sm" />
      <span className={styles.name} data-testid="display-name">
        {session.displayName}
      </span>
    </Link>
  );
}

/** The top header: logo, account or the two ways in, menu (S1 2.3). */
export function Header({ isHome }: { readonly isHome: boolean }): ReactNode {
  const t = useHostTexts();
  const session = useHostSession();
  const { chrome } = useHost();
  const unread = useUnread();
  return (
    <header
      className={clsx(styles.header, isSignedIn(session) && styles.withAccount)}
      data-header={isHome ? 'home' : 'top'}
    >
      <Link to={PATHS.home} className={styles.logo} aria-label={t('nav.home')}>
        <Logo />
      </Link>
      <div className={styles.end}>
        {isSignedIn(session) ? (
          <>
            <BalanceChip />
            <AccountLink session={session} />
          </>
        ) : (
          <>
            <Link to={PATHS.login} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              {t('action.login')}
            </Link>
            <Link to={PATHS.register} className={buttonClass({ variant: 'primary', size: 'sm' })}>
              {t('action.register')}
            </Link>
          </>
        )}
        <IconButton icon="menu" label={t('action.menu')} badge={unread.total} onClick={() => chrome.toggle('menu')} />
      </div>
    </header>
  );
}
