import type { ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { TextLink } from '../auth-stage/text-link';
import styles from './registration-doubt.module.css';
import type { RegistrationDoubt } from './use-open-registration';

/** Nobody can tell whether the account was made: registering again is safe, and so is signing in. */
export function RegistrationDoubtNote({ doubt }: { readonly doubt: RegistrationDoubt }): ReactNode {
  const t = useT();
  return (
    <div role="alert" className={styles.doubt}>
      <Icon name="warning" size={20} />
      <p>
        <span>{`${t(`register.${doubt}`)} `}</span>
        <TextLink to={href('login')}>{t('register.login')}</TextLink>
      </p>
    </div>
  );
}
