import type { ReactNode } from 'react';
import { normalisePath, PATHS } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-kit/router';

/** Whether the page stands alone, as the document at /vip.html (D-27). */
export function useIsDocument(): boolean {
  return normalisePath(useLocation().pathname) === PATHS.vipDocument;
}

export interface PageLinkProps {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A way on: inside the site by the router; out of the document by a whole page, as it was come to. */
export function PageLink({ to, ...rest }: PageLinkProps): ReactNode {
  return useIsDocument() ? <a href={to} {...rest} /> : <Link to={to} {...rest} />;
}
