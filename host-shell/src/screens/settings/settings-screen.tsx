import type { ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { ScreenFrame, useHiddenBalance } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card, Chip, ListRow, Switch } from 'shared-kit/ui';
import { useHost, useHostLanguage, useHostSession, useHostSite } from '../../app/use-host';
import { languageName } from '../../i18n/language-name';
import { useHostTexts } from '../../i18n/use-host-texts';
import { ThemeSwitch } from '../../layout/side-menu/theme-switch';
import styles from './settings-screen.module.css';

function MemberRows(): ReactNode {
  const t = useHostTexts();
  const { shared } = useHost();
  const [isHidden, toggle] = useHiddenBalance();
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('settings.account')}</h2>
      <Switch label={t('settings.balance')} checked={isHidden} onChange={toggle} />
      <ListRow
        icon="lock"
        title={t('settings.changePassword')}
        render={(row) => <Link to={PATHS.changePassword} {...row} />}
      />
      <ListRow
        icon="shield"
        title={t('settings.security')}
        render={(row) => <Link to={PATHS.securityCenter} {...row} />}
      />
      <ListRow icon="logout" title={t('action.logout')} onClick={() => void shared.requests.signOut()} />
    </Card>
  );
}

/** Language, theme and the member's own switches (SC-11). */
export function SettingsScreen(): ReactNode {
  const t = useHostTexts();
  const { language, boot } = useHost();
  const current = useHostLanguage();
  const { languages } = useHostSite();
  const session = useHostSession();
  const version = boot.set.packages['host-shell'];
  return (
    <ScreenFrame name="settings" ready>
      <div className={styles.page}>
        <Card className={styles.card}>
          <h2 className={styles.heading}>{t('nav.language')}</h2>
          <div className={styles.chips}>
            {languages.supported.map((code) => (
              <Chip key={code} selected={code === current} onClick={() => void language.set(code)}>
                {languageName(code)}
              </Chip>
            ))}
          </div>
        </Card>
        <Card className={styles.card}>
          <h2 className={styles.heading}>{t('settings.appearance')}</h2>
          <ThemeSwitch />
        </Card>
        {isSignedIn(session) && <MemberRows />}
        <p className={styles.version}>
          {t('settings.version', { version: version.status === 'on' ? version.version : '' })}
        </p>
      </div>
    </ScreenFrame>
  );
}
