import type { MouseEvent } from 'react';
import { href } from 'shared-contracts/paths';
import { useRealAccountGate, useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import type { NextStep, StepKind } from '../../model/next-step';

/** The gate of a step: what visitors sign in for first, and trial accounts are offered a real one for. */
const GATES: Readonly<Partial<Record<StepKind, 'money' | 'rest'>>> = {
  apply: 'rest',
  deposit: 'money',
  points: 'rest',
};

/**
 * Who is stopped at a step. Members follow the link. Visitors are asked to sign in and come back to it; trial accounts
 * are offered a real one (docs/product/promotions.md#the-next-step).
 */
export function useStepGate({ kind, to }: NextStep): (event: MouseEvent) => void {
  const t = useT();
  const { session, overlays, navigate } = useRemoteContext();
  const mayPass = useRealAccountGate();
  return (event) => {
    const gate = GATES[kind];
    if (gate === undefined) return;
    if (session.get().status === 'visitor') {
      event.preventDefault();
      overlays.toast('info', t('apply.loginFirst'));
      navigate(href('login', { redirect: to }));
    } else if (!mayPass(gate)) event.preventDefault();
  };
}
