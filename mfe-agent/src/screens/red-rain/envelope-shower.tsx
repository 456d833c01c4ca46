import type { CSSProperties, ReactNode } from 'react';
import styles from './envelope-shower.module.css';

/** Where each envelope falls, in percent of the width, and how late. */
const FALLING = [8, 22, 37, 51, 64, 78, 91].map((place, index) => ({ place, wait: (index * 5) % 7 }));

/** A short shower of envelopes after a sending; nothing of it moves for those who asked for less motion. */
export function EnvelopeShower(): ReactNode {
  return (
    <div className={styles.shower} aria-hidden="true" data-shower="">
      {FALLING.map(({ place, wait }) => (
        <span
          key={place}
          className={styles.envelope}
          style={{ insetInlineStart: `${place}%`, '--wait': wait } as CSSProperties}
        />
      ))}
    </div>
  );
}
