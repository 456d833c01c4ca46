import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BRAND_GLYPHS } from './brand-glyphs';
import { ICONS } from './icons';
import styles from './icon.module.css';

type BrandName = keyof typeof BRAND_GLYPHS;

/** Every picture there is; a name outside the set does not compile. */
export type IconName = keyof typeof ICONS | BrandName;

/** Icons that point somewhere in the line of reading and turn round where the language does. */
const DIRECTED: readonly IconName[] = ['back', 'chevron-right', 'chevron-left', 'logout', 'send'];

export interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels; 20 unless told. */
  readonly size?: number;
  /** Says what the picture means where no text beside it does; without it the picture is hidden from readers. */
  readonly label?: string;
  /** Fills the outline softly: the chosen place of a menu. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

function isBrand(name: IconName): name is BrandName {
  return name in BRAND_GLYPHS;
}

/** One picture of the closed set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled = false, className }: IconProps): ReactNode {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const classes = clsx(styles.icon, DIRECTED.includes(name) && styles.directed, className);
  if (isBrand(name)) {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" className={classes} {...named}>
        <path d={BRAND_GLYPHS[name]} />
      </svg>
    );
  }
  const Drawn = ICONS[name];
  const fill =
    name === 'star-filled' ? { fill: 'currentColor' } : filled ? { fill: 'currentColor', fillOpacity: 0.24 } : {};
  return <Drawn size={size} strokeWidth={size >= 32 ? 1.5 : 1.9} className={classes} {...fill} {...named} />;
}
