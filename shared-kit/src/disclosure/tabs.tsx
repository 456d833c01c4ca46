import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import { Badge } from '../ui/content/badge';
import { useSlidingMark } from '../parts/motion/use-sliding-mark';
import styles from './tabs.module.css';

/** One tab with its content; `value` names it among the others, `badge` counts what is new there. */
export interface TabItem {
  readonly value: string;
  readonly label: string;
  readonly badge?: number;
  /** Drawn while the tab is chosen. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Shares the width evenly; else the list scrolls. */
  readonly even?: boolean;
  readonly className?: string | undefined;
}

/** Contents of which one shows at a time; the chosen tab comes to the middle of its list. */
export function Tabs({ label, items, value, onValueChange, even = false, className }: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useSlidingMark(list, mark, value);
  return (
    <Root value={value} onValueChange={onValueChange} className={className}>
      <List ref={list} aria-label={label} className={clsx(styles.list, even && styles.even)}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            data-mark={item.value === value || undefined}
            className={styles.tab}
          >
            <span className={styles.label}>{item.label}</span>
            <Badge count={item.badge ?? 0} />
          </Trigger>
        ))}
        <span ref={mark} className={styles.mark} aria-hidden="true" />
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className={styles.content}>
          {item.content}
        </Content>
      ))}
    </Root>
  );
}
