import { LOCAL_KEY } from 'shared-contracts/storage';

/** What a tab takes over when another one of the site changes it. */
export interface FollowedChoices {
  readonly theme: { readonly adopt: (saved: string | null) => void };
  readonly language: { readonly adopt: (saved: string | null) => void };
}

/**
 * Follows the other tabs of the site in what belongs to the device: theme and language. The session does not: each
 * tab has its own. Returns the way to stop.
 */
export function followOtherTabs({ theme, language }: FollowedChoices): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
    if (storageArea !== null && storageArea !== window.localStorage) return;
    if (key === LOCAL_KEY.theme) theme.adopt(newValue);
    if (key === LOCAL_KEY.language) language.adopt(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
