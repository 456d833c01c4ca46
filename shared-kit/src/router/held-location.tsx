import { useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, useNavigationType, type Location } from 'react-router-dom';

interface HeldLocationProps {
  readonly location: Location;
  readonly children: ReactNode;
}

/**
 * Keeps a location for what stands in it, and how it was come to, whatever the address says meanwhile. The library does
 * the same inside its table of routes, which the site does not use: its own table knows who may enter and whose code is
 * wanted.
 */
export function HeldLocation({ location, children }: HeldLocationProps): ReactNode {
  const navigationType = useNavigationType();
  // A navigation away must not rerender the screen that is still shown.
  const [held, setHeld] = useState({ location, navigationType });
  if (held.location !== location) setHeld({ location, navigationType });
  return <LocationContext.Provider value={held}>{children}</LocationContext.Provider>;
}
