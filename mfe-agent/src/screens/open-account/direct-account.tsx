import type { ReactNode } from 'react';
import type { Quotas } from 'shared-contracts/api/endpoints/agent-accounts';
import { FormField, FormProvider } from 'shared-kit/form';
import { Card } from 'shared-kit/parts';
import { Button, Icon } from 'shared-kit/ui';
import { KindChoice } from '../../components/kind-choice/kind-choice';
import { RateFields } from '../../components/rate-fields/rate-fields';
import { useT } from '../../i18n';
import { AccountOpened } from './account-opened';
import styles from './open-account-screen.module.css';
import { useFieldText } from './use-field-text';
import { useOpenAccount, type OpenAccount } from './use-open-account';

export interface DirectAccountProps {
  readonly quotas: Quotas;
  readonly onOpened: () => void;
}

function Credentials({ account }: { readonly account: OpenAccount }): ReactNode {
  const t = useT();
  const fieldText = useFieldText();
  return (
    <>
      <FormField
        name="username"
        label={t('account.username')}
        hint={t('account.usernameHint')}
        prefix={<Icon name="user" />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate={fieldText}
      />
      <div className={styles.password}>
        <FormField
          kind="password"
          name="password"
          label={t('account.password')}
          hint={t('account.passwordHint')}
          prefix={<Icon name="lock" />}
          autoComplete="new-password"
          showLabel={t('pin.show')}
          hideLabel={t('pin.hide')}
          translate={fieldText}
        />
        <Button
          variant="quiet"
          size="sm"
          className={styles.generate}
          startIcon={<Icon name="sparkles" size={18} />}
          onClick={account.generate}
        >
          {t('account.generate')}
        </Button>
      </div>
    </>
  );
}

/** Kind, username, password and rates of an account to open; then what to hand over. */
export function DirectAccount({ quotas, onOpened }: DirectAccountProps): ReactNode {
  const t = useT();
  const account = useOpenAccount(quotas, onOpened);
  const { form, rates, isSending, isUsedUp, submit, opened } = account;
  if (opened) return <AccountOpened account={opened} onAnother={account.startOver} />;
  const { accountsLeft } = quotas;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Card className={styles.stack}>
          <KindChoice value={account.kind} onValueChange={account.setKind} />
          <Credentials account={account} />
        </Card>
        <Card>
          <RateFields rates={rates} />
        </Card>
        {isUsedUp && (
          <p role="alert" className={styles.stop}>
            {t('account.noneLeft')}
          </p>
        )}
        {!isUsedUp && accountsLeft !== null && (
          <p className={styles.note}>{t('account.left', { count: accountsLeft })}</p>
        )}
        <Button type="submit" size="lg" block busy={isSending} disabled={isUsedUp}>
          {t('account.open')}
        </Button>
      </form>
    </FormProvider>
  );
}
