import type { ReactNode } from 'react';
import { htmlLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import { isSignedIn, type SignedInState } from 'shared-contracts/session/session-state';
import { packageOf } from 'shared-contracts/release/resolve';
import { useQueryClient } from 'shared-kit/data';
import { ScreenFrame, useHiddenBalance, useRemoteContext } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';
import { Card, CopyButton, ListRow, Switch } from 'shared-kit/parts';
import { Icon } from 'shared-kit/ui';
import { useHost, useHostLanguage, useHostSession, useHostSite } from '../../host/use-host';
import { languageName } from '../../i18n/language-name';
import { useHostTexts } from '../../i18n/use-host-texts';
import { ThemeSwitch } from '../../layout/side-menu/theme-switch';
import { dropCachedAnswers } from './cached-answers';
import styles from './settings-screen.module.css';

function LanguageList(): ReactNode {
  const t = useHostTexts();
  const { language } = useHost();
  const current = useHostLanguage();
  const { languages } = useHostSite();
  return (
    <Card className={styles.card} role="group" aria-label={t('nav.language')}>
      <h2 className={styles.heading}>{t('nav.language')}</h2>
      <div className={styles.rows}>
        {languages.supported.map((code) => (
          <ListRow
            key={code}
            icon="globe"
            title={languageName(code)}
            chevron={false}
            end={code === current && <Icon name="check" className={styles.chosen} />}
            render={(row) => (
              <button
                type="button"
                lang={htmlLanguage(code)}
                aria-pressed={code === current}
                onClick={() => void language.set(code)}
                {...row}
              />
            )}
          />
        ))}
      </div>
    </Card>
  );
}

/** Rows for who has a real account: a trial account has no password to change. */
function AccountRows({ session }: { readonly session: SignedInState }): ReactNode {
  const t = useHostTexts();
  const { requests } = useRemoteContext();
  const [isHidden, toggle] = useHiddenBalance();
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('settings.account')}</h2>
      <Switch label={t('settings.balance')} checked={isHidden} onChange={toggle} />
      <div className={styles.rows}>
        {session.status !== 'trial' && (
          <>
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
          </>
        )}
        <ListRow icon="logout" title={t('action.logout')} onClick={() => void requests.signOut()} />
      </div>
    </Card>
  );
}

function DeviceRows(): ReactNode {
  const t = useHostTexts();
  const { storage, overlays } = useRemoteContext();
  const answers = useQueryClient();
  const clear = (): void => {
    dropCachedAnswers(storage);
    answers.clear();
    overlays.toast('success', t('settings.cacheCleared'));
  };
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{t('settings.device')}</h2>
      <div className={styles.rows}>
        <ListRow
          icon="trash"
          title={t('settings.clearCache')}
          detail={t('settings.clearCacheText')}
          chevron={false}
          onClick={clear}
        />
      </div>
    </Card>
  );
}

/** What support asks for: the host's version, and the set of versions that this page runs. */
function Version(): ReactNode {
  const t = useHostTexts();
  const { boot } = useHost();
  const own = packageOf(boot.set, 'host-shell');
  const version = own.status === 'on' ? own.version : '';
  return (
    <p className={styles.version}>
      <span>{t('settings.version', { version })}</span>
      <span className={styles.set}>
        <span>{t('settings.release', { id: boot.set.id })}</span>
        <CopyButton
          text={`${version} ${boot.set.id}`}
          label={t('settings.copyVersion')}
          copiedLabel={t('settings.copied')}
        />
      </span>
    </p>
  );
}

/** Language, theme, the member's own switches, and what runs here (docs/product/shell.md#settings). */
export function SettingsScreen(): ReactNode {
  const t = useHostTexts();
  const session = useHostSession();
  return (
    <ScreenFrame name="settings" ready>
      <div className={styles.page}>
        <LanguageList />
        <Card className={styles.card}>
          <h2 className={styles.heading}>{t('settings.appearance')}</h2>
          <ThemeSwitch />
        </Card>
        {isSignedIn(session) && <AccountRows session={session} />}
        <DeviceRows />
        <Version />
      </div>
    </ScreenFrame>
  );
}
