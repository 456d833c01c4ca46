import type { ReactNode } from 'react';
import { sharesOf } from '../../model/reports/shares';
import styles from './bar-list.module.css';

export interface BarListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly amountOf: (item: Item) => number;
  /** A value with its sign, as it is read. */
  readonly textOf: (value: number) => string;
  /** Says each one's part of the whole; only where all values are of one sign does that make sense. */
  readonly partText?: (percent: number) => string;
  readonly onOpen?: (item: Item) => void;
  /** Which of them open; all unless told. */
  readonly canOpen?: (item: Item) => boolean;
}

/** Names with bars, largest first: a picture that is its own table, for every value stands beside its bar. */
export function BarList<Item>(props: BarListProps<Item>): ReactNode {
  const { label, items, keyOf, nameOf, amountOf, textOf, partText, onOpen, canOpen = () => true } = props;
  return (
    <ol className={styles.list} aria-label={label}>
      {sharesOf(items, amountOf).map(({ item, value, length, part }) => {
        const content = (
          <>
            <span className={styles.line}>
              <span className={styles.name}>{nameOf(item)}</span>
              <span className={styles.value}>
                {partText !== undefined && <span className={styles.part}>{partText(part)}</span>}
                <bdi>{textOf(value)}</bdi>
              </span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.bar}
                data-tone={value < 0 ? 'loss' : undefined}
                style={{ inlineSize: `${length}%` }}
              />
            </span>
          </>
        );
        return (
          <li key={keyOf(item)}>
            {onOpen === undefined || !canOpen(item) ? (
              <span className={styles.item}>{content}</span>
            ) : (
              <button type="button" className={styles.item} onClick={() => onOpen(item)}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
