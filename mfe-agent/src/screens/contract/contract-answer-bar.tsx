import type { ReactNode } from 'react';
import type { Contract, ContractKind } from 'shared-contracts/api/endpoints/contracts';
import { href } from 'shared-contracts/paths';
import { needsContractCheck } from 'shared-contracts/session/member-type';
import { memberType } from 'shared-contracts/session/session-state';
import { useRemoteContext, useSession } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { useContractAnswer } from './use-contract-answer';
import { useT } from '../../i18n';
import styles from './contract-screen.module.css';

export interface ContractAnswerBarProps {
  readonly kind: ContractKind;
  readonly contract: Contract;
  /** The contract was not the one that was read, and is shown anew. */
  readonly onChanged: () => void;
}

/** Agree and decline, each after a question; staff accounts sign nothing (docs/product/common.md#member-types). */
export function ContractAnswerBar({ kind, contract, onChanged }: ContractAnswerBarProps): ReactNode {
  const t = useT();
  const { overlays, navigate } = useRemoteContext();
  const isSigner = needsContractCheck(memberType(useSession()));
  const { sending, answer } = useContractAnswer(kind);
  const ask = async (accept: boolean): Promise<void> => {
    const word = accept ? 'agree' : 'decline';
    const isSure = await overlays.confirm({
      title: t(`contract.${word}Title`),
      text: t(`contract.${word}Text`),
      confirmLabel: t(`contract.${word}`),
      cancelLabel: t('contract.cancel'),
      danger: !accept,
    });
    if (!isSure) return;
    const outcome = await answer(contract, accept);
    if (outcome === 'conflict') onChanged();
    if (outcome !== 'saved') return;
    overlays.toast('success', t('contract.saved'));
    navigate(href('agent'), { replace: true });
  };
  if (!isSigner) return null;
  return (
    <div className={styles.answers}>
      <Button
        variant="secondary"
        size="lg"
        block
        busy={sending === 'decline'}
        disabled={sending !== undefined}
        onClick={() => void ask(false)}
      >
        {t('contract.decline')}
      </Button>
      <Button
        size="lg"
        block
        busy={sending === 'agree'}
        disabled={sending !== undefined}
        onClick={() => void ask(true)}
      >
        {t('contract.agree')}
      </Button>
    </div>
  );
}
