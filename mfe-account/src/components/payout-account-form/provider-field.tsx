import { useState, type ReactNode } from 'react';
import type { PayoutProvider } from 'shared-contracts/api/endpoints/member';
import { Controller, useFormContext } from 'shared-kit/form';
import { FieldFrame } from 'shared-kit/parts';
import { lateSheet } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './provider-field.module.css';
import type { ProviderSheetProps } from './provider-sheet';

const ProviderSheet = lateSheet<ProviderSheetProps>(
  () => import(/* webpackChunkName: "provider-sheet" */ './provider-sheet').then((module) => module.ProviderSheet),
  ({ onClose }) => onClose(),
);

export interface ProviderFieldProps {
  readonly label: string;
  readonly providers: readonly PayoutProvider[];
  readonly translate: (key: string) => string;
}

/** The bank, wallet or network of an account, chosen from the operator's list. */
export function ProviderField({ label, providers, translate }: ProviderFieldProps): ReactNode {
  const t = useT();
  const { setValue, getFieldState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <Controller
      name="bank"
      render={({ field, fieldState: { error } }) => {
        const chosen = typeof field.value === 'string' ? field.value : '';
        return (
          <>
            <FieldFrame label={label} error={error?.message && translate(error.message)}>
              {(wiring) => (
                <button
                  type="button"
                  {...wiring}
                  ref={field.ref}
                  className={styles.trigger}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  aria-label={`${label} ${chosen}`}
                  onClick={() => setOpen(true)}
                >
                  <span className={chosen === '' ? styles.none : styles.name}>{chosen || t('payout.choose')}</span>
                  <Icon name="chevron-down" size={18} className={styles.sign} />
                </button>
              )}
            </FieldFrame>
            {isOpen && (
              <ProviderSheet
                title={label}
                names={providers.map(({ name }) => name)}
                chosen={chosen}
                onClose={() => setOpen(false)}
                onChoose={(name) => {
                  setOpen(false);
                  const isWrong = getFieldState('bank').error !== undefined;
                  setValue('bank', name, { shouldDirty: true, shouldValidate: isWrong });
                }}
              />
            )}
          </>
        );
      }}
    />
  );
}
