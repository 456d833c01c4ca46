import { useSyncExternalStore, type ReactNode } from 'react';
import { isHomePath, normalisePath, PATHS } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { Link, useLocation } from 'shared-kit/router';
import { Icon, type IconName } from 'shared-kit/ui';
import { clsx } from 'clsx';
import { useHost, useHostSession, useOpenPart } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import { widgetsFor } from '../../remotes/slot-widgets';
import { BOTTOM_MENU_ID } from '../frame-part/bottom-menu-id';
import styles from './bottom-menu.module.css';

interface PlaceProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isActive: boolean;
}

function Place({ icon, label, isActive, to }: PlaceProps & { readonly to: string }): ReactNode {
  return (
    <Link
      to={to}
      className={clsx(styles.place, isActive && styles.active)}
      aria-current={isActive ? 'page' : undefined}
    >
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
    </Link>
  );
}

function PanelPlace({ icon, label, isActive, onPress }: PlaceProps & { readonly onPress: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.place, isActive && styles.active)}
      aria-expanded={isActive}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}

/** Register: over home it opens the form in a modal, everywhere else it leads to the page. */
function RegisterPlace(): ReactNode {
  const t = useHostTexts();
  const { chrome, boot } = useHost();
  const open = useOpenPart();
  const { pathname } = useLocation();
  const label = t('action.register');
  const isHidden = useSyncExternalStore(chrome.subscribe, chrome.isRegisterHidden, chrome.isRegisterHidden);
  const isModal = isHomePath(pathname) && !isHidden && widgetsFor(boot.live, 'home.registerModal').length > 0;
  if (!isModal) return <Place icon="user-plus" label={label} to={PATHS.register} isActive={false} />;
  return (
    <PanelPlace
      icon="user-plus"
      label={label}
      isActive={open === 'register'}
      onPress={() => chrome.toggle('register')}
    />
  );
}

/** The footer navigation: five places, home raised in the middle (docs/product/shell.md#bottom-menu). */
export function BottomMenu(): ReactNode {
  const t = useHostTexts();
  const session = useHostSession();
  const { chrome } = useHost();
  const open = useOpenPart();
  const { pathname } = useLocation();
  const isAt = (path: string): boolean => normalisePath(pathname) === path;
  const isMember = isSignedIn(session);
  return (
    <nav id={BOTTOM_MENU_ID} className={styles.menu} aria-label={t('nav.main')} data-footer="">
      {isMember ? (
        <Place icon="user" label={t('nav.member')} to={PATHS.memberHome} isActive={isAt(PATHS.memberHome)} />
      ) : (
        <Place icon="user" label={t('action.login')} to={PATHS.login} isActive={isAt(PATHS.login)} />
      )}
      {isMember ? (
        <PanelPlace
          icon="gift"
          label={t('nav.promotion')}
          isActive={open === 'promo'}
          onPress={() => chrome.toggle('promo')}
        />
      ) : (
        <Place icon="gift" label={t('nav.promotion')} to={PATHS.activity} isActive={isAt(PATHS.activity)} />
      )}
      <Link
        to={PATHS.home}
        className={styles.home}
        aria-current={isHomePath(pathname) ? 'page' : undefined}
        aria-label={t('nav.home')}
      >
        <span className={styles.disc}>
          <Icon name="home" size={24} />
        </span>
        <span className={styles.label}>{t('nav.home')}</span>
      </Link>
      {isMember ? (
        <PanelPlace
          icon="wallet"
          label={t('nav.deposit')}
          isActive={open === 'wallet'}
          onPress={() => chrome.toggle('wallet')}
        />
      ) : (
        <RegisterPlace />
      )}
      <Place icon="headset" label={t('nav.service')} to={PATHS.service} isActive={isAt(PATHS.service)} />
    </nav>
  );
}
