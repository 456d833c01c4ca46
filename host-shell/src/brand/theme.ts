import type { Theme, ThemeReader } from 'shared-contracts/remote/remote-context';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';

/** The colour theme (D-14). The page's starter has set the attribute before the first paint. */
export function themeControl(storage: HostStorage, page: HTMLElement = document.documentElement): ThemeReader {
  return {
    get: () => (page.dataset['theme'] === 'light' ? 'light' : 'dark'),
    set: (theme: Theme) => {
      page.dataset['theme'] = theme;
      storage.local.set(LOCAL_KEY.theme, theme);
    },
  };
}
