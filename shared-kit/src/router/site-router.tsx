import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createSiteHistory, type SiteHistory } from './site-history';

interface SiteRouterProps {
  readonly children: ReactNode;
  /** The browser's unless told: a server has the one address that it renders. */
  readonly history?: SiteHistory | undefined;
}

/**
 * The router of the whole page: the library's own for browsers, over a history that has entries for overlays. It keeps
 * the page in view by itself; a transition would draw the next one in slices, one a frame.
 */
export function SiteRouter({ children, history: given }: SiteRouterProps): ReactNode {
  const [history] = useState(() => given ?? createSiteHistory());
  const [{ action, location }, setPlace] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
