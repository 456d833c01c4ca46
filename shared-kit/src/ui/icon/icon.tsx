import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDrawings } from '../drawings/use-drawings';
import type { FURTHER_ICONS } from '../drawings/further-icons';
import type { DrawnIcon, DrawnIconProps } from '../drawings/drawn-icon';
import { ICONS } from './icons';
import styles from './icon.module.css';

type FurtherName = keyof typeof FURTHER_ICONS;

/** Every picture there is; a name outside the set does not compile. */
export type IconName = keyof typeof ICONS | FurtherName;

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

/** Keeps the place of a picture until the set it belongs to has come. */
function FurtherIcon({ name, ...drawn }: DrawnIconProps & { readonly name: FurtherName }): ReactNode {
  const Drawn: DrawnIcon | undefined = useDrawings()?.icons[name];
  if (Drawn) return <Drawn {...drawn} />;
  const { size, strokeWidth: _strokeWidth, ...rest } = drawn;
  return <svg width={size} height={size} {...rest} />;
}

function isAtHand(name: IconName): name is keyof typeof ICONS {
  return name in ICONS;
}

/** One picture of the closed set, in the colour of the text around it. */
export function Icon({ name, size = 20, label, filled = false, className }: IconProps): ReactNode {
  const drawn = {
    size,
    strokeWidth: size >= 32 ? 1.5 : 1.9,
    className: clsx(
      styles.icon,
      DIRECTED.includes(name) && styles.directed,
      name === 'star-filled' ? styles.solid : filled && styles.filled,
      className,
    ),
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  if (!isAtHand(name)) return <FurtherIcon name={name} {...drawn} />;
  const Drawn: DrawnIcon = ICONS[name];
  return <Drawn {...drawn} />;
}
