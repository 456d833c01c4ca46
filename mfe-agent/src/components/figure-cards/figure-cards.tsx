import type { ReactNode } from 'react';
import type { CellKind } from 'shared-kit/report';
import { Card } from 'shared-kit/parts';
import { Skeleton } from 'shared-kit/ui';
import { toneOf, useFigureText } from '../figures-table/use-figure-text';
import { FigureChange } from './figure-change';
import styles from './figure-cards.module.css';

/** One figure of a period beside the period before. */
export interface CardFigure {
  readonly id: string;
  readonly label: string;
  readonly kind: CellKind;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  readonly before?: number | undefined;
  readonly growthIs?: 'good' | undefined;
}

export interface FigureCardsProps {
  /** Stands out: the one figure that everything else explains. */
  readonly main: CardFigure;
  readonly others: readonly CardFigure[];
  /** What the changes are measured against. */
  readonly note?: string;
}

/** Figures of a period: one large, the others in pairs, each with its change. */
export function FigureCards({ main, others, note }: FigureCardsProps): ReactNode {
  return (
    <Card tone="glow" className={styles.card} aria-live="polite" aria-busy={main.value === undefined}>
      <dl className={styles.figures}>
        <Figure figure={main} isMain />
        {others.map((figure) => (
          <Figure key={figure.id} figure={figure} />
        ))}
      </dl>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Card>
  );
}

function Figure({ figure, isMain = false }: { readonly figure: CardFigure; readonly isMain?: boolean }): ReactNode {
  const text = useFigureText();
  const { label, kind, value, before, growthIs } = figure;
  return (
    <div className={isMain ? styles.main : styles.figure}>
      <dt>{label}</dt>
      {value === undefined ? (
        <dd>
          <Skeleton width={isMain ? 180 : 96} height={isMain ? 36 : 20} />
        </dd>
      ) : (
        <dd>
          <bdi className={styles.value} data-tone={toneOf(kind, value)}>
            {text(kind, value)}
          </bdi>
          {'before' in figure && <FigureChange now={value} before={before} growthIs={growthIs} />}
        </dd>
      )}
    </div>
  );
}
