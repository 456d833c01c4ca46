import { useEffect, type ReactNode } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { useHostTexts } from '../i18n/use-host-texts';

/** The page in one line, for tabs, bookmarks and the history. */
export function documentTitle(page: string, site: string): string {
  return page === '' ? site : `${page} · ${site}`;
}

interface PageTitleProps {
  /** Changes with the page. */
  readonly pageKey: string;
  readonly isHome: boolean;
  /** Told what the page is called, whenever that changes. */
  readonly onName?: (name: string) => void;
}

/**
 * Keeps the document's title that of the title bar, whoever wrote it there; home, which has none, goes by its name in the
 * menu.
 */
export function PageTitle({ pageKey, isHome, onName }: PageTitleProps): ReactNode {
  const t = useHostTexts();
  const { site } = useRemoteContext();
  const home = t('nav.home');
  useEffect(() => {
    const heading = document.querySelector('[data-title-bar] h1');
    const write = (): void => {
      const name = isHome ? home : (heading?.textContent ?? '').trim();
      document.title = documentTitle(name, site.name);
      onName?.(name);
    };
    write();
    if (heading === null) return undefined;
    const watch = new MutationObserver(write);
    watch.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  }, [pageKey, isHome, onName, home, site]);
  // What stands in the page's place, such as maintenance, is the site as a whole.
  useEffect(() => () => void (document.title = site.name), [site]);
  return null;
}
