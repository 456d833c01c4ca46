import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Badge, Icon, type IconName } from 'shared-kit/ui';
import { neighbour } from './pill-keys';
import { useSlidingMark } from './use-sliding-mark';
import styles from './pill-tabs.module.css';

/** One choice; `value` names it among the others, `badge` counts what is new there. */
export interface PillTab {
  readonly value: string;
  readonly label: string;
  /** A name of the icon set, or a picture of the caller's own. */
  readonly icon?: IconName | ReactElement;
  readonly badge?: number;
}

export interface PillTabsProps {
  /** What is chosen here; the group's name. */
  readonly label: string;
  readonly tabs: readonly PillTab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** `segment` shares the width evenly, `strip` scrolls, `menu` scrolls with the picture over the word. */
  readonly variant?: 'segment' | 'strip' | 'menu';
  readonly className?: string | undefined;
}

/** One of a few, with a pill that slides under the chosen one and keeps it in the middle. */
export function PillTabs({
  label,
  tabs,
  value,
  onValueChange,
  variant = 'strip',
  className,
}: PillTabsProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useSlidingMark(strip, mark, value);
  const hasChosen = tabs.some((tab) => tab.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const values = tabs.map((tab) => tab.value);
    const next = neighbour(values, value, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[values.indexOf(next)]?.focus();
  };
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.strip, styles[variant], className)}
      onKeyDown={onKeyDown}
    >
      <span ref={mark} className={styles.pill} aria-hidden="true" />
      {tabs.map((tab, index) => {
        const isChosen = tab.value === value;
        return (
          <button
            key={tab.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            data-mark={isChosen || undefined}
            tabIndex={isChosen || (!hasChosen && index === 0) ? 0 : -1}
            className={clsx(styles.tab, isChosen && styles.chosen)}
            onClick={() => onValueChange(tab.value)}
          >
            {typeof tab.icon === 'string' ? (
              <Icon name={tab.icon} size={variant === 'menu' ? 24 : 18} filled={isChosen} />
            ) : (
              tab.icon
            )}
            <span className={styles.label}>{tab.label}</span>
            <Badge count={tab.badge ?? 0} className={styles.badge} />
          </button>
        );
      })}
    </div>
  );
}
