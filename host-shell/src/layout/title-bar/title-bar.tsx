import { useMemo, useState, type ReactNode } from 'react';
import { fileLanguage } from 'shared-contracts/language';
import { PATHS } from 'shared-contracts/paths';
import { TitleBarProvider, useTakenOver, type TitleBarSpot } from 'shared-kit/remote';
import { IconButton } from 'shared-kit/ui';
import { useHost, useHostLanguage } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { SiteRoute } from '../../routing/site-routes';
import type { Layout } from '../layout-rules';
import { TitleBarActions } from './title-bar-actions';
import styles from './title-bar.module.css';

/** What a page's title bar shows, and where its way back leads. */
interface TitleBarProps {
  readonly route: SiteRoute;
  readonly layout: Layout;
  /** The page below: it may put its own title and controls into the bar. */
  readonly children: ReactNode;
}

function useBack(layout: Layout): () => void {
  const { navigation } = useHost();
  if (layout.back === 'home') return () => navigation.go(PATHS.home, { replace: false });
  if (layout.back === 'replace-home') return () => navigation.go(PATHS.home, { replace: true });
  return () => navigation.back(PATHS.home);
}

/** One bar, one title, one way back per page (docs/product/shell.md#headers). */
export function TitleBar({ route, layout, children }: TitleBarProps): ReactNode {
  const t = useHostTexts();
  const language = fileLanguage(useHostLanguage());
  const goBack = useBack(layout);
  const [titleElement, setTitleElement] = useState<HTMLElement | null>(null);
  const [endElement, setEndElement] = useState<HTMLElement | null>(null);
  const [claims, setClaims] = useState(0);
  const rendered = useHost().boot.rendered;
  // The title that the screen is going to put there, as the page was rendered with it.
  const heading = useTakenOver() ? undefined : rendered?.heading;
  const spot = useMemo<TitleBarSpot>(
    () => ({
      titleElement,
      endElement,
      claimTitle: () => {
        setClaims((count) => count + 1);
        return () => setClaims((count) => count - 1);
      },
      hearTitle: rendered?.hearTitle,
    }),
    [titleElement, endElement, rendered],
  );
  return (
    <TitleBarProvider value={spot}>
      {layout.hasTitleBar && (
        <section
          className={styles.bar}
          aria-label={t('nav.page')}
          data-title-bar=""
          data-below-header={layout.header === 'top' ? '' : undefined}
        >
          {layout.back === 'none' ? (
            <span className={styles.side} />
          ) : (
            <IconButton icon="back" label={t('action.back')} onClick={goBack} />
          )}
          <h1 className={styles.title}>
            <span ref={setTitleElement} />
            {claims === 0 && <span>{heading ?? route.title?.[language]}</span>}
          </h1>
          <span className={styles.end}>
            <span ref={setEndElement} />
            <TitleBarActions layout={layout} route={route} />
          </span>
        </section>
      )}
      {children}
    </TitleBarProvider>
  );
}
