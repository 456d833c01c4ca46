import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPlainPress } from './plain-press';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the site, with its query. */
  readonly to: string;
  /** Takes the place of the page it leaves in the history; so does a link to the very page that is shown. */
  readonly replace?: boolean;
  /** Kept with the new place in the history. */
  readonly state?: unknown;
}

/**
 * A link within the site. The library's own can also fetch ahead, submit forms and lead to relative paths and other
 * sites, which no link here does and every page would pay for.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === `${pathname}${search}${hash}`, state });
  };
  return (
    <a {...anchor} href={to} onClick={press}>
      {children}
    </a>
  );
}
