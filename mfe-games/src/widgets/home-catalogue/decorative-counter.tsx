import { useEffect, useState, type ReactNode } from 'react';
import { counterStart, counterStep } from '../../model/home/jackpot';
import styles from './decorative-counter.module.css';

const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number that grows as decoration: screen readers skip it, and no words promise anything. */
export function DecorativeCounter(): ReactNode {
  const [value, setValue] = useState(() => counterStart(Math.random));
  useEffect(() => {
    const { growth, waitMilliseconds } = counterStep(Math.random);
    const timer = setTimeout(() => setValue((now) => now + growth), waitMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span className={styles.counter} aria-hidden="true" data-counter="">
      {GROUPED.format(value)}
    </span>
  );
}
