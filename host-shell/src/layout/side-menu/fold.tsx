import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { ListRow } from 'shared-kit/parts';
import { Icon, type IconName } from 'shared-kit/ui';
import styles from './fold.module.css';

interface FoldProps {
  readonly title: string;
  readonly icon?: IconName;
  /** What stands before the sign of opening. */
  readonly end?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A line of the menu that opens to what belongs to it. */
export function Fold({ title, icon, end, isOpen, onToggle, children }: FoldProps): ReactNode {
  const contentId = useId();
  return (
    <>
      <ListRow
        title={title}
        {...(icon && { icon })}
        chevron={false}
        end={
          <span className={styles.end}>
            {end !== undefined && <span>{end}</span>}
            <Icon name="chevron-down" size={18} className={clsx(styles.sign, isOpen && styles.turned)} />
          </span>
        }
        render={(row) => (
          <button
            type="button"
            {...row}
            aria-expanded={isOpen}
            aria-controls={isOpen ? contentId : undefined}
            onClick={onToggle}
          />
        )}
      />
      {isOpen && (
        <div id={contentId} className={styles.content}>
          {children}
        </div>
      )}
    </>
  );
}
