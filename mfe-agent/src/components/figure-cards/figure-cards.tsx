import { useId, useState, type ReactNode } from 'react';
import type { CellKind } from 'shared-kit/report';
import { Card } from 'shared-kit/parts';
import { Skeleton } from 'shared-kit/ui';
import { useFigureText, useFigureTone } from '../figures-table/use-figure-text';
import { FigureChange } from './figure-change';
import styles from './figure-cards.module.css';

/** One figure of a period beside the period before. */
export interface CardFigure {
  readonly id: string;
  readonly label: string;
  /** What the figure is, in a sentence: shown by a tap on its name. */
  readonly about: string;
  readonly kind: CellKind;
  /** Undefined while it is on its way. */
  readonly value: number | undefined;
  readonly before?: number | undefined;
  readonly growthIs?: 'good' | undefined;
}

/** What the figures of a period are compared with. */
export interface Compared {
  readonly note: string;
  /** The period is not over: it is compared with whole days, so that a fall is no finding yet. */
  readonly isRunning: boolean;
}

export interface FigureCardsProps {
  /** Stands out: the one figure that everything else explains. */
  readonly main: CardFigure;
  readonly others: readonly CardFigure[];
  /** What the changes are measured against; without it nothing is compared. */
  readonly compared?: Compared;
}

/** Figures of a period: one large, the others in pairs, each with its change. */
export function FigureCards({ main, others, compared }: FigureCardsProps): ReactNode {
  const isRunning = compared?.isRunning ?? false;
  return (
    <Card tone="glow" className={styles.card} aria-live="polite" aria-busy={main.value === undefined}>
      <dl className={styles.figures}>
        <Figure figure={main} isRunning={isRunning} isMain />
        {others.map((figure) => (
          <Figure key={figure.id} figure={figure} isRunning={isRunning} />
        ))}
      </dl>
      {compared !== undefined && <p className={styles.note}>{compared.note}</p>}
    </Card>
  );
}

interface FigureProps {
  readonly figure: CardFigure;
  readonly isRunning: boolean;
  readonly isMain?: boolean;
}

function Figure({ figure, isRunning, isMain = false }: FigureProps): ReactNode {
  const text = useFigureText();
  const toneOf = useFigureTone();
  const { label, about, kind, value, before, growthIs } = figure;
  const aboutId = useId();
  const [isExplained, setExplained] = useState(false);
  return (
    <div className={isMain ? styles.main : styles.figure} data-explained={isExplained}>
      <dt>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isExplained}
          aria-controls={isExplained ? aboutId : undefined}
          onClick={() => setExplained(!isExplained)}
        >
          <span>{label}</span>
        </button>
      </dt>
      {value === undefined ? (
        <dd>
          <Skeleton width={isMain ? 180 : 96} height={isMain ? 36 : 20} />
        </dd>
      ) : (
        <dd>
          <bdi className={styles.value} data-tone={toneOf(kind, value)}>
            {text(kind, value)}
          </bdi>
          {'before' in figure && (
            <FigureChange kind={kind} now={value} before={before} growthIs={isRunning ? undefined : growthIs} />
          )}
        </dd>
      )}
      {isExplained && (
        <dd id={aboutId} className={styles.about}>
          {about}
        </dd>
      )}
    </div>
  );
}
