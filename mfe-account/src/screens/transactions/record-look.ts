import type { SiteTimes } from 'shared-kit/report';
import type { Tone } from 'shared-kit/parts';
import type { IconName } from 'shared-kit/ui';
import type { SectionText, SectionTranslate } from '../../i18n';
import { RECORD_KINDS, RECORD_STATES, type RecordState } from '../../model/money/record-filter';
import type { TransactionKind } from 'shared-contracts/api/endpoints/money';
import { momentOf } from 'shared-contracts/api/answers';

const ICON: Record<TransactionKind, IconName> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'send',
  bonus: 'gift',
  rebate: 'percent',
  bet: 'dice',
};

const TONE: Record<RecordState, Tone> = {
  pending: 'warn',
  done: 'win',
  failed: 'loss',
  expired: 'neutral',
  cancelled: 'neutral',
};

function known<Name extends string>(names: readonly Name[], name: string): Name | undefined {
  return names.find((candidate) => candidate === name);
}

/** The picture of a kind; a kind that a newer server has is money all the same. */
export function kindIcon(kind: string): IconName {
  const name = known(RECORD_KINDS, kind);
  return name === undefined ? 'coins' : ICON[name];
}

export function kindText(t: SectionTranslate, kind: string): string {
  const name = known(RECORD_KINDS, kind);
  return name === undefined ? kind : t(`records.kind.${name}` satisfies SectionText);
}

export function stateText(t: SectionTranslate, state: string): string {
  const name = known(RECORD_STATES, state);
  return name === undefined ? state : t(`records.state.${name}` satisfies SectionText);
}

export function stateTone(state: string): Tone {
  const name = known(RECORD_STATES, state);
  return name === undefined ? 'neutral' : TONE[name];
}

/** What came to nothing never reached the wallet: its amount is said quietly. */
export function amountTone(state: string, amount: number): 'win' | 'muted' | 'inherit' {
  if (state === 'failed' || state === 'expired') return 'muted';
  return amount > 0 && state === 'done' ? 'win' : 'inherit';
}

/** What can be said of a record that could not be read: its kind and its time, as far as they are there. */
export function recordHint(t: SectionTranslate, { dateTime }: SiteTimes, element: unknown): string {
  const { kind, time } = (element ?? {}) as { readonly kind?: unknown; readonly time?: unknown };
  const at = dateTime(momentOf(time) ?? null);
  return [typeof kind === 'string' ? kindText(t, kind) : '', at].filter(Boolean).join(' · ') || '—';
}
