import { useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, useNavigationType, type Location } from 'react-router-dom';

interface HeldLocationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Keeps a location for what stands in it, whatever the address says meanwhile. The library does the same inside its
 * table of routes, which the site does not use: its own table knows who may enter and whose code is wanted.
 */
export function HeldLocation({ location, children }: HeldLocationProps): ReactNode {
  const navigationType = useNavigationType();
  const held = useMemo(() => ({ location, navigationType }), [location, navigationType]);
  return <LocationContext.Provider value={held}>{children}</LocationContext.Provider>;
}
