import type { SiteStorage } from 'shared-contracts/storage';
import { useRemoteContext } from 'shared-kit/remote';
import { useLocation } from 'shared-kit/router';

/** Names the present history entry: its key, and its address, for the first entry of a tab has no key of its own. */
export function useHistoryEntry(): { readonly entry: string; readonly storage: SiteStorage } {
  const { storage } = useRemoteContext();
  const { key, pathname, search } = useLocation();
  return { entry: `${key} ${pathname}${search}`, storage };
}
