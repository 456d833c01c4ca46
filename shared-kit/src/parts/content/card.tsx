import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `glow` has the brand's light behind it: for the one thing that matters most, once a screen. */
  readonly tone?: 'card' | 'raised' | 'glow';
  /** Inner space: none, 12 px or 16 px. */
  readonly padding?: 'none' | 'sm' | 'md';
}

/** A surface one level above the page, lit from above. */
export function Card({ tone = 'card', padding = 'md', className, ...rest }: CardProps): ReactNode {
  const padded = { none: undefined, sm: styles.paddingSm, md: styles.paddingMd }[padding];
  return <div {...rest} className={clsx(styles.card, styles[tone], padded, className)} />;
}
