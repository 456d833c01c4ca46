import { useState, type ReactNode } from 'react';
import type { Subordinate } from 'shared-contracts/api/endpoints/agent';
import { href } from 'shared-contracts/paths';
import { urlPart } from 'shared-contracts/url-part';
import { ActionSheet, type SheetAction } from 'shared-kit/overlay';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { copyText } from 'shared-kit/parts';
import { MemberReport } from '../../components/member-report/member-report';
import { useT } from '../../i18n';
import { canReceive } from '../../model/red-envelopes/recipients';
import { TransferSheet } from './transfer-sheet';

export interface MemberSheetsProps {
  readonly member: Subordinate;
  readonly onClose: () => void;
}

/** What can be done with one subordinate. */
export function MemberSheets({ member, onClose }: MemberSheetsProps): ReactNode {
  const t = useT();
  const { navigate, overlays } = useRemoteContext();
  const mayPass = useRealAccountGate();
  const [step, setStep] = useState<'actions' | 'figures' | 'transfer'>('actions');
  const { username } = member;

  const copy = async (): Promise<void> => {
    if (await copyText(username)) overlays.toast('success', t('common.copied'));
    else overlays.toast('info', t('common.copyFailed'));
    onClose();
  };
  const acts: Readonly<Record<string, () => void>> = {
    figures: () => setStep('figures'),
    rebate: () => navigate(`${href('agentRebate')}?username=${urlPart(username)}`),
    // Staff accounts move no money.
    transfer: () => (mayPass('money') ? setStep('transfer') : onClose()),
    copyName: () => void copy(),
  };
  const actions: readonly SheetAction[] = [
    { id: 'figures', label: t('team.figures'), icon: 'chart' },
    { id: 'rebate', label: t('team.rebate'), icon: 'percent' },
    { id: 'transfer', label: t('team.transfer'), icon: 'send', disabled: !canReceive(member) },
    { id: 'copyName', label: t('team.copyName'), icon: 'copy' },
  ];
  if (step === 'figures') return <MemberReport username={username} onClose={onClose} />;
  if (step === 'transfer') return <TransferSheet username={username} onClose={onClose} />;
  return (
    <ActionSheet
      open
      title={username}
      actions={actions}
      cancelLabel={t('common.cancel')}
      onChoose={(id) => acts[id]?.()}
      onCancel={onClose}
    />
  );
}
