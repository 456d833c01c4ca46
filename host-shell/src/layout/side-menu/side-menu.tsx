import { useState, type ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { Drawer } from 'shared-kit/overlay';
import { Link } from 'shared-kit/router';
import { buttonClass, Skeleton } from 'shared-kit/ui';
import { useHost, useHostLanguage, useHostSession, useHostSite } from '../../host/use-host';
import { languageName } from '../../i18n/language-name';
import { useHostTexts } from '../../i18n/use-host-texts';
import { Slot } from '../../outlets/slot';
import type { FramePartProps } from '../frame-part/frame-part-props';
import { Fold } from './fold';
import { GameAccordion } from './game-accordion';
import { LanguageList } from './language-list';
import { MenuAccount } from './menu-account';
import { MenuRow } from './menu-row';
import { sideMenuEntries, type MenuEntry } from './side-menu-entries';
import { ThemeSwitch } from './theme-switch';
import styles from './side-menu.module.css';

function Entries({ entries }: { readonly entries: readonly MenuEntry[] }): ReactNode {
  return entries.map((entry) => <MenuRow key={entry.id} entry={entry} />);
}

/** The form for visitors, and the trial beside it. */
function VisitorBlock(): ReactNode {
  const t = useHostTexts();
  const { close } = useHost().chrome;
  return (
    <>
      <Slot name="sideMenu.login" props={{ onSignedIn: close }} fallback={<Skeleton height={216} />} />
      <Link to={PATHS.trial} className={buttonClass({ variant: 'quiet', block: true })} onClick={close}>
        {t('action.trial')}
      </Link>
    </>
  );
}

function MenuContent(): ReactNode {
  const t = useHostTexts();
  const { device } = useHost();
  const session = useHostSession();
  const site = useHostSite();
  const language = useHostLanguage();
  const [open, setOpen] = useState<'games' | 'language' | null>(null);
  const foldProps = (name: 'games' | 'language') => ({
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  });
  const { beforeGames, afterGames } = sideMenuEntries({
    session,
    hasCustomerService: site.customerService,
    isInBrowser: !device.isApp && !device.isInstalled,
  });
  return (
    <div className={styles.menu}>
      {isSignedIn(session) ? <MenuAccount session={session} /> : <VisitorBlock />}
      <nav className={styles.list} aria-label={t('action.menu')}>
        <Entries entries={beforeGames} />
        <Fold icon="gamepad" title={t('nav.games')} {...foldProps('games')}>
          <GameAccordion />
        </Fold>
        <Entries entries={afterGames} />
        <Fold icon="globe" title={t('nav.language')} end={languageName(language)} {...foldProps('language')}>
          <LanguageList />
        </Fold>
      </nav>
      <ThemeSwitch />
    </div>
  );
}

/** The right-hand menu: who is signed in, pages, games, language and theme (docs/product/shell.md#side-menu). */
export function SideMenu({ isOpen }: FramePartProps): ReactNode {
  const t = useHostTexts();
  const { chrome } = useHost();
  return (
    <Drawer
      open={isOpen}
      title={t('action.menu')}
      closeLabel={t('action.close')}
      // A part that took its place is not this one's to close.
      onOpenChange={(isStillOpen) => !isStillOpen && chrome.get() === 'menu' && chrome.close()}
    >
      <MenuContent />
    </Drawer>
  );
}
