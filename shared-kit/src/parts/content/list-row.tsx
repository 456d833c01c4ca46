import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Badge, Icon, type IconName } from 'shared-kit/ui';
import styles from './list-row.module.css';

/** What a row hands to `render`: put both on the element that makes the row pressable. */
export interface ListRowShell {
  readonly className: string;
  readonly children: ReactNode;
}

export interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A name of the icon set, or a picture of the caller's own. */
  readonly icon?: IconName | ReactElement;
  /** What stands at the end of the line: an amount, a state, a switch. */
  readonly end?: ReactNode;
  readonly badge?: number;
  readonly badgeLabel?: string;
  /** The sign that the row leads somewhere; on for rows that can be pressed, unless told. */
  readonly chevron?: boolean;
  /** Makes the row a button. */
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  /** Makes the row a link: `render={(row) => <Link to={to} {...row} />}`. */
  readonly render?: (row: ListRowShell) => ReactNode;
  readonly className?: string | undefined;
}

function RowContent(props: ListRowProps & { readonly leads: boolean }): ReactNode {
  const { icon, title, detail, badge, badgeLabel, end, leads } = props;
  return (
    <>
      {icon !== undefined && (
        <span className={clsx(styles.icon, typeof icon === 'string' && styles.drawn)}>
          {typeof icon === 'string' ? <Icon name={icon} /> : icon}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && detail !== null && <span className={styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && end !== null && <span className={styles.end}>{end}</span>}
      <Badge count={badge ?? 0} {...(badgeLabel && { label: badgeLabel })} />
      {leads && <Icon name="chevron-right" size={18} className={styles.chevron} />}
    </>
  );
}

/** One line of a list: a picture, a title, what belongs to it, and where it leads. */
export function ListRow(props: ListRowProps): ReactNode {
  const { icon, onClick, render, disabled, chevron = Boolean(onClick ?? render), className } = props;
  const children = <RowContent {...props} leads={chevron} />;
  const classes = clsx(
    styles.row,
    icon !== undefined && styles.pictured,
    (onClick ?? render) && styles.pressable,
    className,
  );
  if (render) return render({ className: classes, children });
  if (!onClick) return <div className={classes}>{children}</div>;
  return (
    <button type="button" className={classes} disabled={disabled} onClick={onClick}>
      {children}
    </button>
  );
}
