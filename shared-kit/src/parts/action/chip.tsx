import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './chip.module.css';

/** What a chip says by its colour: `win` and `loss` are outcomes of money, `brand` and `accent` the merchant's own. */
export type Tone = 'neutral' | 'brand' | 'accent' | 'win' | 'loss' | 'warn' | 'info';

export interface ChipProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** With `onClick`: whether it is chosen; said to readers as pressed. */
  readonly selected?: boolean;
  /** Without it the chip is a plain mark. */
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /** Language of its words where it is another than the page's. */
  readonly lang?: string;
  readonly className?: string | undefined;
}

/** A small rounded mark: a state where it cannot be pressed, a choice where it can. */
export function Chip(props: ChipProps): ReactNode {
  const { children, tone = 'neutral', icon, selected, onClick, disabled, lang, className } = props;
  const content = (
    <>
      {icon && <Icon name={icon} size={onClick ? 16 : 13} />}
      <span className={styles.words}>{children}</span>
    </>
  );
  if (!onClick) {
    return (
      <span className={clsx(styles.mark, styles[tone], className)} lang={lang}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.choice, selected && styles.selected, className)}
      aria-pressed={selected}
      disabled={disabled}
      lang={lang}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
