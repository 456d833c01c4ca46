import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { EventMap } from 'shared-contracts/events/event-map';
import type { LanguageCode } from 'shared-contracts/language';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { OpenPart } from '../chrome/chrome-state';
import type { WalletState } from '../wallet/wallet-store';
import type { HostServices } from './host-services';

const Host = createContext<HostServices | null>(null);

export const HostProvider = Host.Provider;

/** The host's parts, for its own components. */
export function useHost(): HostServices {
  const host = useContext(Host);
  if (host === null) throw new Error('No host around this component');
  return host;
}

/** The session, followed. */
export function useHostSession(): SessionState {
  const { session } = useHost();
  return useSyncExternalStore(session.reader.subscribe, session.reader.get, session.reader.get);
}

/** The site's information, followed. */
export function useHostSite(): SiteInfo {
  const { shared } = useHost();
  useSyncExternalStore(shared.site.subscribe, shared.site.info, shared.site.info);
  return shared.site.info();
}

/** The language, followed. */
export function useHostLanguage(): LanguageCode {
  const { language, events } = useHost();
  const subscribe = useCallback((onChange: () => void) => events.on('language.changed', onChange), [events]);
  return useSyncExternalStore(subscribe, language.get, language.get);
}

/** The balance, followed. */
export function useWallet(): WalletState {
  const { wallet } = useHost();
  return useSyncExternalStore(wallet.subscribe, wallet.get, wallet.get);
}

/** What of the frame is open, followed. */
export function useOpenPart(): OpenPart {
  const { chrome } = useHost();
  return useSyncExternalStore(chrome.subscribe, chrome.get, chrome.get);
}

/** The unread counts, followed. */
export function useUnread(): EventMap['unread.changed'] {
  const { events } = useHost();
  const [counts, setCounts] = useState<EventMap['unread.changed']>({ announcement: 0, chat: 0, inbox: 0, total: 0 });
  useEffect(() => events.on('unread.changed', setCounts), [events]);
  return counts;
}
