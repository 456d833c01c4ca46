import type { ReactNode } from 'react';
import { htmlLanguage, type LanguageCode } from 'shared-contracts/language';
import { Chip } from 'shared-kit/parts';
import { useHost, useHostLanguage, useHostSite } from '../../host/use-host';
import { languageName } from '../../i18n/language-name';
import { useHostTexts } from '../../i18n/use-host-texts';
import styles from './side-menu.module.css';

/** The merchant's languages; choosing one switches the site. */
export function LanguageList(): ReactNode {
  const t = useHostTexts();
  const { language, overlays } = useHost();
  const current = useHostLanguage();
  const { languages } = useHostSite();
  const choose = (code: LanguageCode): void => {
    language.set(code).catch(() => overlays.showFailure(undefined));
  };
  return (
    <div className={styles.languages} role="group" aria-label={t('nav.language')}>
      {languages.supported.map((code) => (
        <Chip key={code} lang={htmlLanguage(code)} selected={code === current} onClick={() => choose(code)}>
          {languageName(code)}
        </Chip>
      ))}
    </div>
  );
}
