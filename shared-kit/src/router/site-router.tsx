import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createSiteHistory } from './site-history';

/**
 * The router of the whole page: the library's own for browsers, over a history that has entries for overlays. It keeps
 * the page in view by itself; a transition would draw the next one in slices, one a frame.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(createSiteHistory);
  const [{ action, location }, setPlace] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(() => history.listen(setPlace), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
