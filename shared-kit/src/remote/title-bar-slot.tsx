import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The places a screen may fill in the host's title bar: its title, and the controls at its end. */
export interface TitleBarSpot {
  readonly titleElement: HTMLElement | null;
  readonly endElement: HTMLElement | null;
  /** Tells the bar that the screen brings its own title while it is shown. */
  readonly claimTitle: () => () => void;
  /** Hears the title on a server, where the bar is drawn before the screen. */
  readonly hearTitle?: ((title: ReactNode) => void) | undefined;
}

const Spot = createContext<TitleBarSpot>({ titleElement: null, endElement: null, claimTitle: () => () => undefined });

/** Gives the screens within the places of the title bar; the host's part. */
export const TitleBarProvider = Spot.Provider;

/** Puts a title of the screen's own into the host's title bar: a page has one bar, one title, one way back. */
export function TitleBarTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const { titleElement, claimTitle, hearTitle } = useContext(Spot);
  hearTitle?.(children);
  // Before anybody sees or hears both titles.
  useLayoutEffect(() => claimTitle(), [claimTitle]);
  return titleElement ? createPortal(<span>{children}</span>, titleElement) : null;
}

/** Puts controls at the end of the host's title bar. */
export function TitleBarEnd({ children }: { readonly children: ReactNode }): ReactNode {
  const { endElement } = useContext(Spot);
  return endElement ? createPortal(children, endElement) : null;
}
