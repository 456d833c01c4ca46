import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { isAgent } from 'shared-contracts/session/member-type';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import { Sheet } from 'shared-kit/overlay';
import { Link } from 'shared-kit/router';
import { Avatar, Button, buttonClass, Chip, Icon, ListRow, type IconName } from 'shared-kit/ui';
import { useHost, useHostLanguage, useHostSession, useHostSite, useUnread } from '../../app/use-host';
import { languageName } from '../../i18n/language-name';
import { useHostTexts, type HostText } from '../../i18n/use-host-texts';
import { Slot } from '../../remotes/slot';
import { ThemeSwitch } from './theme-switch';
import styles from './side-menu.module.css';

interface Entry {
  readonly to: string;
  readonly icon: IconName;
  readonly text: HostText;
  readonly badge?: number;
}

function entriesFor(session: SessionState, hasService: boolean, unread: number): readonly Entry[] {
  const agent: Entry[] =
    isSignedIn(session) && isAgent(session.type) ? [{ to: PATHS.agent, icon: 'chart', text: 'nav.agentCentre' }] : [];
  const service: Entry[] = hasService ? [{ to: PATHS.service, icon: 'headset', text: 'action.customerService' }] : [];
  return [
    ...agent,
    { to: PATHS.memberHome, icon: 'user', text: 'nav.memberCentre' },
    { to: PATHS.activity, icon: 'gift', text: 'nav.promotions' },
    { to: PATHS.message, icon: 'mail', text: 'nav.messages', badge: unread },
    { to: PATHS.notice, icon: 'megaphone', text: 'title.notice' },
    ...service,
    { to: PATHS.settings, icon: 'settings', text: 'title.set' },
  ];
}

function Who({ session, onClose }: { readonly session: SessionState; readonly onClose: () => void }): ReactNode {
  const t = useHostTexts();
  if (!isSignedIn(session)) return <Slot name="sideMenu.login" props={{ onSignedIn: onClose }} />;
  return (
    <div className={styles.who}>
      <Avatar name={session.displayName} size="lg" />
      <div className={styles.names}>
        <strong className={styles.name}>{session.displayName}</strong>
        <span className={styles.detail}>{session.status === 'trial' ? t('nav.trialMode') : session.userName}</span>
      </div>
      <div className={styles.money}>
        <Link to={PATHS.withdraw} className={buttonClass({ variant: 'secondary', block: true })} onClick={onClose}>
          {t('action.withdraw')}
        </Link>
        <Link to={PATHS.deposit} className={buttonClass({ variant: 'accent', block: true })} onClick={onClose}>
          {t('action.deposit')}
        </Link>
      </div>
    </div>
  );
}

function Languages(): ReactNode {
  const t = useHostTexts();
  const { language } = useHost();
  const current = useHostLanguage();
  const { languages } = useHostSite();
  return (
    <div className={styles.languages} role="group" aria-label={t('nav.language')}>
      {languages.supported.map((code) => (
        <Chip key={code} selected={code === current} onClick={() => void language.set(code)}>
          {languageName(code)}
        </Chip>
      ))}
    </div>
  );
}

/** The right-hand menu (S1 2.4): who is here, where to go, language and theme, the way out. */
export function SideMenu(): ReactNode {
  const t = useHostTexts();
  const { chrome, shared } = useHost();
  const session = useHostSession();
  const site = useHostSite();
  const unread = useUnread();
  const close = chrome.close;
  return (
    <Sheet
      open
      side="end"
      title={t('action.menu')}
      closeLabel={t('action.close')}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <div className={styles.menu}>
        <Who session={session} onClose={close} />
        <nav className={styles.list} aria-label={t('action.menu')}>
          {entriesFor(session, site.customerService, unread.total).map((entry) => (
            <ListRow
              key={entry.to}
              icon={entry.icon}
              title={t(entry.text)}
              badge={entry.badge ?? 0}
              render={(row) => <Link to={entry.to} {...row} onClick={close} />}
            />
          ))}
        </nav>
        <Languages />
        <ThemeSwitch />
        {isSignedIn(session) ? (
          <Button
            variant="quiet"
            block
            startIcon={<Icon name="logout" size={18} />}
            onClick={() => {
              close();
              void shared.requests.signOut();
            }}
          >
            {t('action.logout')}
          </Button>
        ) : (
          <Link to={PATHS.trial} className={buttonClass({ variant: 'quiet', block: true })} onClick={close}>
            {t('action.trial')}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
