import type { Theme, ThemeReader } from 'shared-contracts/remote/remote-context';
import { LOCAL_KEY } from 'shared-contracts/storage';
import type { HostStorage } from '../storage/site-storage';

/** The theme as the host handles it: what is chosen here is kept, what another tab chose is only followed. */
export interface ThemeControl extends ThemeReader {
  readonly adopt: (saved: string | null) => void;
}

/** The browser's own bars take the colour of the page. */
export function paintBrowser(page: HTMLElement): void {
  const meta = page.ownerDocument.querySelector('meta[name="theme-color"]');
  const color = getComputedStyle(page).getPropertyValue('--brand-page').trim();
  if (meta !== null && color !== '') meta.setAttribute('content', color);
}

/** The colour theme. The page's starter has set the attribute before the first paint. */
export function themeControl(storage: HostStorage, page: HTMLElement = document.documentElement): ThemeControl {
  const listeners = new Set<() => void>();
  const get = (): Theme => (page.dataset['theme'] === 'light' ? 'light' : 'dark');
  const show = (theme: Theme): void => {
    if (theme === get()) return;
    page.dataset['theme'] = theme;
    paintBrowser(page);
    listeners.forEach((listener) => listener());
  };
  paintBrowser(page);
  return {
    get,
    set: (theme) => {
      storage.local.set(LOCAL_KEY.theme, theme);
      show(theme);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt: (saved) => show(saved === 'light' ? 'light' : 'dark'),
  };
}
