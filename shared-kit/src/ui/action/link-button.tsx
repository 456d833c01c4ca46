import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { OwnText } from '../content/own-text';
import { buttonClass, type ButtonLook } from './button-class';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  readonly href: string;
  /** Opens elsewhere, and gives that page no hold on this one. */
  readonly external?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** An address that looks like a button, for places outside the site; inside it, give a `Link` `buttonClass`. */
export function LinkButton(props: LinkButtonProps): ReactNode {
  const { variant, size, block, external = false, startIcon, endIcon, className, children, ...rest } = props;
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={clsx(buttonClass(look), className)}
    >
      {startIcon}
      <OwnText>{children}</OwnText>
      {endIcon}
    </a>
  );
}
