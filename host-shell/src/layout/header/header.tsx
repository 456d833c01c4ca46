import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { Link } from 'shared-kit/router';
import { Avatar, buttonClass, Icon, IconButton, imageSources, Unseen } from 'shared-kit/ui';
import { useHost, useHostSession } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Balance } from '../account/balance';
import { MoneyLink } from '../account/money-link';
import { MenuButton } from '../frame-part/menu-button';
import { Logo } from './logo';
import styles from './header.module.css';

/** Free trial, login, register. */
function VisitorActions(): ReactNode {
  const t = useHostTexts();
  return (
    <>
      <Link to={PATHS.trial} className={styles.sign} aria-label={t('action.trial')}>
        <Icon name="gamepad" size={22} />
      </Link>
      <Link to={PATHS.login} className={clsx(buttonClass({ variant: 'quiet', size: 'sm' }), styles.action)}>
        {t('action.login')}
      </Link>
      <Link to={PATHS.register} className={clsx(buttonClass({ variant: 'primary', size: 'sm' }), styles.action)}>
        {t('action.register')}
      </Link>
    </>
  );
}

/** Name and balance, deposit, the member's or agent's own centre, log out. */
function MemberActions({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useHostTexts();
  const { chrome, shared } = useHost();
  return (
    <>
      <button type="button" className={styles.purse} onClick={() => chrome.toggle('wallet')}>
        <Unseen>{`${t('nav.wallet')} `}</Unseen>
        <span className={styles.name} data-testid="display-name" translate="no">
          {session.displayName}
        </span>
        <span className={styles.balance}>
          <Balance />
        </span>
      </button>
      <MoneyLink to={PATHS.deposit} className={styles.deposit} aria-label={t('action.deposit')}>
        <Icon name="deposit" size={20} />
      </MoneyLink>
      <Link
        to={isAgent(session.type) ? PATHS.agent : PATHS.memberHome}
        className={styles.sign}
        aria-label={t('nav.account')}
      >
        <Avatar name={session.displayName} src={imageSources(session.icon, shared.site.imageBases())} size="sm" />
      </Link>
      <IconButton
        icon="logout"
        label={t('action.logout')}
        iconSize={20}
        className={styles.logout}
        onClick={() => void shared.requests.signOut()}
      />
    </>
  );
}

/** The top header: logo, account or sign-in, menu (docs/product/shell.md#headers). */
export function Header({ isHome }: { readonly isHome: boolean }): ReactNode {
  const t = useHostTexts();
  const session = useHostSession();
  const isMember = isSignedIn(session);
  return (
    <header className={clsx(styles.header, isHome && styles.onHome)} data-header={isHome ? 'home' : 'top'}>
      <Link to={PATHS.home} className={clsx(styles.logo, !isMember && styles.beside)} aria-label={t('nav.home')}>
        <Logo stacked={isMember} />
      </Link>
      <div className={styles.end}>
        {isMember ? <MemberActions session={session} /> : <VisitorActions />}
        <MenuButton />
      </div>
    </header>
  );
}
