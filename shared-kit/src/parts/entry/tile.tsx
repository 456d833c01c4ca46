import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Badge, Icon, Spinner, type IconName } from 'shared-kit/ui';
import styles from './tile.module.css';

/** What a tile hands to `render`: put both on the element that makes it pressable. */
export interface TileShell {
  readonly className: string;
  readonly children: ReactNode;
}

export interface TileProps {
  readonly label: string;
  /** A name of the icon set, which gets a disc, or a picture of the caller's own. */
  readonly icon: IconName | ReactElement;
  /** A second, quiet line. */
  readonly detail?: ReactNode;
  /** A count on the disc: nothing at 0, `99+` above 99. */
  readonly badge?: number;
  /** The count in words, for readers. */
  readonly badgeLabel?: string;
  /** `card` stands on a surface of its own, `bare` on the one around it. */
  readonly look?: 'bare' | 'card';
  /** While what it opens is on its way: takes no press. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  /** Makes the tile a link: `render={(tile) => <Link to={to} {...tile} />}`. */
  readonly render?: (tile: TileShell) => ReactNode;
}

/** An entry as a picture over a word. */
export function Tile(props: TileProps): ReactNode {
  const { label, icon, detail, badge = 0, badgeLabel, look = 'bare', busy = false, disabled, onClick, render } = props;
  const isDrawn = typeof icon === 'string';
  const children = (
    <>
      <span className={clsx(styles.picture, isDrawn && styles.disc)}>
        {busy ? <Spinner size={22} /> : isDrawn ? <Icon name={icon} size={23} /> : icon}
        <Badge count={badge} {...(badgeLabel && { label: badgeLabel })} className={styles.badge} />
      </span>
      <span className={styles.label}>{label}</span>
      {detail !== undefined && detail !== null && <span className={styles.detail}>{detail}</span>}
    </>
  );
  const className = clsx(styles.tile, look === 'card' && styles.card);
  if (render) return render({ className, children });
  return (
    <button
      type="button"
      className={className}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={() => (busy ? undefined : onClick?.())}
    >
      {children}
    </button>
  );
}
