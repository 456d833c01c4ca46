import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../ui/action/button';
import { Icon, type IconName } from '../ui/icon/icon';
import styles from './action-sheet.module.css';
import { Sheet } from './sheet';

/** One thing that can be done; `id` is what `onChoose` is told, `label` is in the language shown. */
export interface SheetAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Marks an action that destroys. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
}

export interface ActionSheetProps {
  readonly open: boolean;
  /** What the actions are for. */
  readonly title: string;
  readonly actions: readonly SheetAction[];
  readonly cancelLabel: string;
  /** Told the chosen action; the sheet stays until `open` is false. */
  readonly onChoose: (id: string) => void;
  readonly onCancel: () => void;
}

/** A few things one can do with something, and the way out. */
export function ActionSheet({ open, title, actions, cancelLabel, onChoose, onCancel }: ActionSheetProps): ReactNode {
  return (
    <Sheet
      open={open}
      title={title}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      footer={
        <Button variant="secondary" block onClick={onCancel}>
          {cancelLabel}
        </Button>
      }
    >
      <ul className={styles.actions}>
        {actions.map(({ id, label, icon, danger = false, disabled }) => (
          <li key={id}>
            <button
              type="button"
              className={clsx(styles.action, danger && styles.danger)}
              disabled={disabled}
              onClick={() => onChoose(id)}
            >
              {icon && <Icon name={icon} />}
              <span className={styles.label}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
