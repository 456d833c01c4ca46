import type { ReactNode } from 'react';
import type { AccountKind } from 'shared-contracts/api/endpoints/agent';
import { RadioGroup } from 'shared-kit/fields';
import { useT } from '../../i18n';

export interface KindChoiceProps {
  readonly value: AccountKind;
  readonly onValueChange: (kind: AccountKind) => void;
}

/** What an account to come may do. */
export function KindChoice({ value, onValueChange }: KindChoiceProps): ReactNode {
  const t = useT();
  return (
    <RadioGroup
      label={t('account.kind')}
      options={[
        { value: 'member', label: t('kind.member'), detail: t('account.memberDetail') },
        { value: 'agent', label: t('kind.agent'), detail: t('account.agentDetail') },
      ]}
      value={value}
      onValueChange={(kind) => onValueChange(kind === 'agent' ? 'agent' : 'member')}
    />
  );
}
