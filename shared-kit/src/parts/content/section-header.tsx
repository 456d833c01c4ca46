import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  readonly title: string;
  /** How many there are, quietly beside the title. */
  readonly count?: number;
  readonly icon?: IconName;
  /** A control at the end of the line: "More". */
  readonly action?: ReactNode;
  /** Rank of the heading; 2 unless told. */
  readonly level?: 2 | 3;
  /** Lets a region be named by this title through `aria-labelledby`. */
  readonly id?: string;
}

/** The title of a section of a screen. */
export function SectionHeader({ title, count, icon, action, level = 2, id }: SectionHeaderProps): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.header}>
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
