import { useEffect, type ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { useHostTexts } from '../i18n/use-host-texts';

/** The page in one line, for tabs, bookmarks and the history. */
export function documentTitle(page: string, site: string): string {
  return page === '' ? site : `${page} · ${site}`;
}

/**
 * Keeps the document's title that of the title bar, whoever wrote it there; home, which has none, goes by its name in the
 * menu. `pageKey` changes with the page.
 */
export function PageTitle({ pageKey, isHome }: { readonly pageKey: string; readonly isHome: boolean }): ReactNode {
  const t = useHostTexts();
  const { site } = useRemoteContext();
  const home = t('nav.home');
  useEffect(() => {
    const heading = document.querySelector('[data-title-bar] h1');
    const write = (): void => {
      document.title = documentTitle(isHome ? home : (heading?.textContent ?? '').trim(), site.name);
    };
    write();
    if (heading === null) return undefined;
    const watch = new MutationObserver(write);
    watch.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pageKey, isHome, home, site]);
  // What stands in the page's place, such as maintenance, is the site as a whole.
  useEffect(() => () => void (document.title = site.name), [site]);
  return null;
}
