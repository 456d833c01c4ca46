import type { ReactNode } from 'react';
import type { DepositMethod } from 'shared-contracts/api/endpoints/money';
import { RadioGroup } from 'shared-kit/fields';
import { useMoneyText } from 'shared-kit/money';
import { Icon, type IconName } from 'shared-kit/ui';
import { useT } from '../../i18n';
import styles from './deposit-screen.module.css';

export interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
  /** Tiles beside each other, or rows (docs/product/common.md#two-layouts). */
  readonly template: 'new' | 'base';
  readonly error?: string | undefined;
}

const ICONS: Readonly<Record<string, IconName>> = { bank: 'card', ewallet: 'wallet', online: 'globe', crypto: 'coins' };

/** The ways to pay in, with their limits. */
export function MethodChoice({ methods, value, onValueChange, template, error }: MethodChoiceProps): ReactNode {
  const t = useT();
  const moneyText = useMoneyText();
  const short = (amount: number): string => moneyText(amount).replace(/[.,]00$/, '');
  return (
    <RadioGroup
      label={t('deposit.method')}
      look="cards"
      value={value}
      onValueChange={onValueChange}
      error={error}
      className={template === 'new' ? styles.methodTiles : undefined}
      options={methods.map(({ id, kind, name, min, max }) => ({
        value: id,
        label: (
          <span className={styles.method}>
            <Icon name={ICONS[kind] ?? 'wallet'} size={20} />
            <span>{name}</span>
          </span>
        ),
        detail: max === null ? t('deposit.from', { min: short(min) }) : `${short(min)} – ${short(max)}`,
      }))}
    />
  );
}
