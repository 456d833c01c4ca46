import { createContext, createElement, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { EventListenerApi, EventMap, EventName, EventOwner } from 'shared-contracts/events/event-map';
import type { LanguageCode } from 'shared-contracts/language';
import type { RemoteContext, Theme } from 'shared-contracts/remote/remote-context';
import { BANNER_WIDTHS, pictureSet, scaledPicture, TILE_WIDTHS } from 'shared-contracts/scaled-picture';
import type { SessionState } from 'shared-contracts/session/session-state';
import { useTakenOver } from '../rendered/use-taken-over';

const Context = createContext<unknown>(null);

/** A context of whichever owner: everybody may listen, so only the emitting side differs. */
export type AnyRemoteContext = Omit<RemoteContext, 'events' | 'release'> & {
  readonly release: { readonly name: EventOwner; readonly version: string };
  readonly events: EventListenerApi;
};

/** Gives the screens below what the host prepared for their remote. */
export const RemoteContextProvider: (props: {
  readonly value: AnyRemoteContext;
  readonly children?: ReactNode;
}) => ReactNode = ({ value, children }) => createElement(Context.Provider, { value }, children);

/** What the host gives the remote that the calling component belongs to. */
export function useRemoteContext<Owner extends EventOwner = EventOwner>(): RemoteContext<Owner> {
  const context = useContext(Context);
  if (context === null)
    throw new Error('No remote context: the component is rendered outside the host or the test kit.');
  return context as RemoteContext<Owner>;
}

/** The session, followed. */
export function useSession(): SessionState {
  const { session } = useRemoteContext();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** The merchant's site information, followed. */
export function useSite(): SiteInfo {
  const { site } = useRemoteContext();
  return useSyncExternalStore(site.subscribe, site.info, site.info);
}

/** The language the site is shown in, followed. */
export function useLanguage(): LanguageCode {
  const { language, events } = useRemoteContext();
  return useSyncExternalStore((onChange) => events.on('language.changed', onChange), language.get, language.get);
}

/** The theme of a device that has chosen none: a server knows of no choice. */
const firstTheme = (): Theme => 'dark';

/** The colour theme, followed. */
export function useTheme(): Theme {
  const { theme } = useRemoteContext();
  return useSyncExternalStore(theme.subscribe, theme.get, firstTheme);
}

/** Calls back for every event of that name while the component is on the page. */
export function useEvent<Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void): void {
  const { events } = useRemoteContext();
  useEffect(() => events.on(name, listener), [events, name, listener]);
}

/**
 * How wide pictures are drawn on a phone of 390 pixels, by where they stand: one of three tiles in a row, cards, leaves, a
 * banner as wide as the page. Of the few widths, wider phones and those on their side take the same.
 */
const PLACES = { tile: 120, card: 100, leaf: 64, banner: 360 };
/** Where a picture stands, which decides the width that it is asked for. */
export type PicturePlace = keyof typeof PLACES;

/** What an `img` asks for. */
export interface AskedPicture {
  readonly src: string | undefined;
  readonly srcSet?: string | undefined;
}

/**
 * What a picture is asked for by: where the merchant's settings say that its host scales, in the width that fits its place.
 * The host has the rule, once for all sections. A server knows of no device, so there the browser chooses, by `srcSet`, to
 * which `src` belongs as the picture for one dot a pixel. That goes when the page is taken over: Chromium keeps every picture that has one, and all that it stood in.
 */
export function useScaledPicture(address: string | undefined, place: PicturePlace | undefined): AskedPicture {
  const scaling = (useContext(Context) as AnyRemoteContext | null)?.site.scaledPictures;
  const isTakenOver = useTakenOver();
  if (!address || !place || !scaling) return { src: address };
  const widths = place === 'banner' ? BANNER_WIDTHS : TILE_WIDTHS;
  const pixels = PLACES[place];
  const src = scaledPicture(address, widths, isTakenOver ? pixels * window.devicePixelRatio : 0, scaling);
  return isTakenOver ? { src } : { src, srcSet: pictureSet(address, widths, pixels, scaling) };
}
