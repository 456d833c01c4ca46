import type { ReactNode } from 'react';
import { useCurrency } from 'shared-kit/remote';
import type { CellKind } from 'shared-kit/report';
import { shownSign } from 'shared-kit/ui';
import { useT } from '../../i18n';
import { changeOf, type Change } from '../../model/reports/previous-period';
import { useFigureText, type FigureText } from '../figures-table/use-figure-text';
import styles from './figure-cards.module.css';

export interface FigureChangeProps {
  readonly kind: CellKind;
  readonly now: number;
  /** Undefined while unknown and where it did not come. */
  readonly before: number | undefined;
  readonly growthIs?: 'good' | undefined;
}

/** The least that is said of a change. */
const LEAST_PERCENT = 0.1;

/** A change without its arrow, where it is no word. */
function percentText(change: Exclude<Change, string> | 'slight', isRise: boolean, text: FigureText): string {
  if (change === 'slight') return `<${text('percent', LEAST_PERCENT)}`;
  return `${isRise ? '+' : '-'}${text('percent', Math.abs(change.percent))}`;
}

/** What is shown as nothing is compared as nothing: sums of binary fractions leave traces. */
function useShownAmount(kind: CellKind): (amount: number) => number {
  const { decimals } = useCurrency();
  const isMoney = kind === 'money' || kind === 'signed';
  return (amount) => (isMoney && Number.isFinite(amount) && shownSign(amount, decimals) === 0 ? 0 : amount);
}

/** How a figure moved since the period before: an arrow, a sign and a number, the colour only on top of them. */
export function FigureChange({ kind, now, before, growthIs }: FigureChangeProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  const shown = useShownAmount(kind);
  const change = before === undefined ? 'unknown' : changeOf(shown(now), shown(before));
  if (before === undefined || change === 'unknown') return <span className={styles.change}>{'\u00A0'}</span>;
  if (change === 'none') return <span className={styles.change}>{t('change.same')}</span>;
  const isRise = now > before;
  const tone = growthIs === 'good' ? (isRise ? 'win' : 'loss') : undefined;
  const isWord = change === 'new' || change === 'toGain' || change === 'toLoss';
  return (
    <span className={styles.change} data-tone={tone}>
      {change !== 'new' && <span aria-hidden="true">{isRise ? '▲' : '▼'}</span>}
      {isWord ? <span>{t(`change.${change}`)}</span> : <bdi>{percentText(change, isRise, text)}</bdi>}
    </span>
  );
}
