import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from './site-storage';

/** What a tab takes over when another one of the site changes it. */
export interface FollowedChoices {
  readonly storage: Pick<HostStorage, 'local'>;
  readonly theme: { readonly adopt: (saved: string | null) => void };
  readonly language: { readonly adopt: (saved: string | null) => void };
}

/**
 * Follows the other tabs of the site in what belongs to the device: theme and language. The session does not: each
 * tab has its own. Returns the way to stop.
 */
export function followOtherTabs({ theme, language, storage: { local } }: FollowedChoices): () => void {
  const follow = (key: string | null, saved: string | null): void => {
    if (key === LOCAL_KEY.theme) theme.adopt(saved);
    if (key === LOCAL_KEY.language) language.adopt(saved);
  };
  const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea === null || storageArea === window.localStorage) follow(key, newValue);
  };
  // This code comes after the first screen: what was chosen since the page started has been told already.
  for (const key of [LOCAL_KEY.theme, LOCAL_KEY.language]) {
    const saved = local.get(key);
    if (saved !== null) follow(key, saved);
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
