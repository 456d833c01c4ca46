import type { ReactNode } from 'react';
import type { PayoutAccount } from 'shared-contracts/api/endpoints/member';
import { RadioGroup } from 'shared-kit/fields';
import { Button, Icon } from 'shared-kit/ui';
import { accountIcon } from '../../components/payout-accounts/account-icon';
import { useRemoveAccount } from '../../components/payout-accounts/use-remove-account';
import { useT } from '../../i18n';
import styles from './withdraw-screen.module.css';

export interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  readonly value: PayoutAccount | undefined;
  readonly onValueChange: (id: string) => void;
  readonly onAdd: () => void;
  readonly error?: string | undefined;
}

/** Where the money goes; the chosen account can be removed, and others added. */
export function AccountChoice({ accounts, value, onValueChange, onAdd, error }: AccountChoiceProps): ReactNode {
  const t = useT();
  const { removingId, remove, sheet } = useRemoveAccount();
  return (
    <div>
      <RadioGroup
        label={t('withdraw.account')}
        look="cards"
        value={value?.id ?? ''}
        onValueChange={onValueChange}
        error={error}
        options={accounts.map(({ id, kind, bank, numberMasked, holderMasked }) => ({
          value: id,
          label: (
            <span className={styles.account}>
              <Icon name={accountIcon(kind)} size={20} />
              <span>{bank}</span>
            </span>
          ),
          detail: `${numberMasked} · ${holderMasked}`,
        }))}
      />
      <div className={styles.accountActions}>
        <Button variant="quiet" size="sm" startIcon={<Icon name="plus" size={18} />} onClick={onAdd}>
          {t('payout.add')}
        </Button>
        {value && (
          <Button
            variant="quiet"
            size="sm"
            disabled={removingId !== undefined}
            startIcon={<Icon name="trash" size={18} />}
            onClick={() => remove(value)}
          >
            {t('payout.remove')}
          </Button>
        )}
      </div>
      {sheet}
    </div>
  );
}
