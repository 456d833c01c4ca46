import type { ComponentType } from 'react';

/** What every picture of the set takes. */
export interface DrawnIconProps {
  readonly size?: string | number;
  readonly strokeWidth?: string | number;
  readonly className?: string;
  readonly role?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-hidden'?: boolean;
}

/** A picture of the icon set. */
export type DrawnIcon = ComponentType<DrawnIconProps>;

/** A table of icons, by name: the types of the package stay within it. */
export function iconTable<Name extends string>(icons: Readonly<Record<Name, DrawnIcon>>): typeof icons {
  return icons;
}
