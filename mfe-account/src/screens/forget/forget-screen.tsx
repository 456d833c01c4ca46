import { useState, type ReactNode } from 'react';
import { href } from 'shared-contracts/paths';
import { ScreenFrame, useRemoteContext, useSite } from 'shared-kit/remote';
import { PillTabs } from 'shared-kit/parts';
import { AuthStage } from '../../components/auth-stage/auth-stage';
import { TextLink } from '../../components/auth-stage/text-link';
import { useT } from '../../i18n';
import { recoveryMethods, type RecoveryMethod } from '../../model/security/forgot-form';
import { EmailRecoveryForm } from './email-recovery-form';
import styles from './forget-screen.module.css';
import { PhoneRecoveryForm } from './phone-recovery-form';

/** Where a lost password is replaced (docs/product/accounts.md#forgotten-password). */
export function ForgetScreen(): ReactNode {
  const t = useT();
  const { flags } = useRemoteContext();
  useSite();
  const methods = recoveryMethods(flags.isOn('CHNGPASSVERIF3'));
  const [chosen, setChosen] = useState<RecoveryMethod>();
  const method = chosen !== undefined && methods.includes(chosen) ? chosen : (methods[0] ?? 'email');
  return (
    <ScreenFrame name="forget" ready>
      <AuthStage
        title={t('forgot.title')}
        text={t(method === 'phone' ? 'forgot.textPhone' : 'forgot.textEmail')}
        footer={
          <>
            <span>{t('forgot.remembered')}</span>
            <TextLink to={href('login')}>{t('forgot.login')}</TextLink>
          </>
        }
      >
        <div className={styles.methods}>
          {methods.length > 1 && (
            <PillTabs
              variant="segment"
              label={t('forgot.method')}
              value={method}
              onValueChange={(value) => setChosen(value === 'phone' ? 'phone' : 'email')}
              tabs={[
                { value: 'phone', label: t('forgot.byPhone'), icon: 'phone' },
                { value: 'email', label: t('forgot.byEmail'), icon: 'mail' },
              ]}
            />
          )}
          {/* Hidden, not gone: what was typed is there when the person comes back to it. */}
          {methods.includes('phone') && (
            <div hidden={method !== 'phone'}>
              <PhoneRecoveryForm />
            </div>
          )}
          <div hidden={method !== 'email'}>
            <EmailRecoveryForm />
          </div>
        </div>
      </AuthStage>
    </ScreenFrame>
  );
}
