import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './icon-grid.module.css';
import { Tile, type TileProps } from './tile';

/** One entry of a grid; `id` is its key and unique among them. */
export interface IconGridItem extends Omit<TileProps, 'look'> {
  readonly id: string;
}

export interface IconGridProps {
  /** What the entries are; the list's name. */
  readonly label: string;
  readonly items: readonly IconGridItem[];
  /** `bare`: entries on the surface around them; `panel`: all on one surface; `cards`: each on its own. */
  readonly look?: 'bare' | 'panel' | 'cards';
  /** Entries in a row; as many as fit unless told. */
  readonly columns?: 3 | 4;
  readonly className?: string | undefined;
}

/** Entries as pictures over words: menus of a centre, the content of a panel. */
export function IconGrid({ label, items, look = 'bare', columns, className }: IconGridProps): ReactNode {
  const tileLook = look === 'cards' ? 'card' : 'bare';
  return (
    <ul
      aria-label={label}
      className={clsx(styles.grid, look === 'panel' && styles.panel, columns && styles[`of${columns}`], className)}
    >
      {items.map(({ id, ...item }) => (
        <li key={id}>
          <Tile {...item} look={tileLook} />
        </li>
      ))}
    </ul>
  );
}
