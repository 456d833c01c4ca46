import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { changeOf } from '../../model/reports/previous-period';
import { useFigureText } from '../figures-table/use-figure-text';
import styles from './figure-cards.module.css';

export interface FigureChangeProps {
  readonly now: number;
  /** Undefined while unknown and where it did not come. */
  readonly before: number | undefined;
  readonly growthIs?: 'good' | undefined;
}

/** How a figure moved since the period before: an arrow, a sign and a number, the colour only on top of them. */
export function FigureChange({ now, before, growthIs }: FigureChangeProps): ReactNode {
  const t = useT();
  const text = useFigureText();
  if (before === undefined) return <span className={styles.change}>{'\u00A0'}</span>;
  const change = changeOf(now, before);
  if (change === 'none' || (change !== 'new' && change.percent === 0)) {
    return <span className={styles.change}>{t('change.same')}</span>;
  }
  const isRise = change === 'new' ? now > 0 : change.percent > 0;
  const tone = growthIs === 'good' ? (isRise ? 'win' : 'loss') : undefined;
  if (change === 'new') {
    return (
      <span className={styles.change} data-tone={tone}>
        {t('change.new')}
      </span>
    );
  }
  const percent = text('percent', Math.round(Math.abs(change.percent) * 10) / 10);
  return (
    <span className={styles.change} data-tone={tone}>
      <span aria-hidden="true">{isRise ? '▲' : '▼'}</span>
      <bdi>{`${isRise ? '+' : '-'}${percent}`}</bdi>
    </span>
  );
}
