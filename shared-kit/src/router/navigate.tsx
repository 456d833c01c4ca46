import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface NavigateProps {
  /** A path of the site, with its query. */
  readonly to: string;
  readonly replace?: boolean;
}

/** Leads on to another page as soon as it stands. */
export function Navigate({ to, replace = false }: NavigateProps): ReactNode {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
