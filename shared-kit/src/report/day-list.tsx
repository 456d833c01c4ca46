import { Fragment, type ReactNode } from 'react';
import { Chip, type Tone } from '../parts/action/chip';
import { Card } from '../parts/content/card';
import { byDay } from './by-day';
import styles from './report.module.css';

export interface DayListProps<Item> {
  readonly items: readonly Item[];
  /** `YYYY-MM-DD`; empty where it is not known. */
  readonly dayOf: (item: Item) => string;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/** Rows on one card for each day, newest first as they came. */
export function DayList<Item>({ items, dayOf, keyOf, children }: DayListProps<Item>): ReactNode {
  return byDay(items, dayOf).map(({ day, items: ofDay }) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h2 className={styles.dayTitle}>{day === '' ? '—' : day.replaceAll('-', '/')}</h2>
      <Card padding="none">
        {ofDay.map((item) => (
          <Fragment key={keyOf(item)}>{children(item)}</Fragment>
        ))}
      </Card>
    </section>
  ));
}

export interface RowEndProps {
  readonly amount: ReactNode;
  /** How far it got; nothing where that goes without saying. */
  readonly state?: { readonly text: string; readonly tone: Tone } | undefined;
}

/** The end of a row: an amount, and how far it got. */
export function RowEnd({ amount, state }: RowEndProps): ReactNode {
  return (
    <span className={styles.amount}>
      {amount}
      {state !== undefined && <Chip tone={state.tone}>{state.text}</Chip>}
    </span>
  );
}
