import { memo, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { latePart } from 'shared-kit/remote';
import { HeldLocation } from 'shared-kit/router';
import { afterFirstScreen } from '../browser/after-first-screen';
import { useHost } from '../host/use-host';
import { BottomMenu } from '../layout/bottom-menu/bottom-menu';
import { DownloadBar } from '../layout/download-bar/download-bar';
import { WidgetPlaceholder } from '../layout/floating-widget/widget-placeholder';
import { FrameParts } from '../layout/frame-parts';
import { Header } from '../layout/header/header';
import { layoutOf, type Layout } from '../layout/layout-rules';
import { PageTransition } from '../layout/page-transition/page-transition';
import { createSwipeWatch, type SwipeWatch } from '../layout/page-transition/swipe-watch';
import { TitleBar } from '../layout/title-bar/title-bar';
import { RemoteOutlet } from '../outlets/remote-outlet';
import { ScreenSkeleton } from '../outlets/screen-skeleton';
import { HostOutlet } from '../screens/host-outlet';
import { useShownRoute, type ShownRoute } from './use-shown-route';
import styles from './router.module.css';

const PageEnd = latePart(async () => {
  await new Promise<void>((resolve) => void afterFirstScreen(resolve));
  return (await import(/* webpackChunkName: "after-start" */ './page-end')).PageEnd;
});

/** The screen itself. A page that is about to be left is not drawn once more for that. */
const Outlet = memo(function Outlet({ route: { remote, screen, path } }: Pick<ShownRoute, 'route'>): ReactNode {
  return remote === 'host-shell' ? (
    <HostOutlet key={path} screen={screen} />
  ) : (
    <RemoteOutlet key={path} name={remote} screen={screen} />
  );
});

interface PageProps {
  readonly shown: ShownRoute;
  readonly layout: Layout;
  readonly swipe: SwipeWatch;
}

function Page({ shown, layout, swipe }: PageProps): ReactNode {
  const { route, location } = shown;
  return (
    <div className={layout.footer === 'menu' ? styles.withMenu : undefined}>
      {/* A panel leaves the bottom menu in reach, and takes the rest out of it, as one. */}
      <div>
        <DownloadBar isHome={route.isHome} />
        {layout.header !== 'none' && <Header isHome={layout.header === 'home'} />}
        {/* Stays while pages come and go: what knows the page before must not go with it. */}
        <PageTransition pageKey={route.path} moveKey={location.key} swipe={swipe}>
          <TitleBar key={route.path} route={route} layout={layout}>
            {/* The page in view keeps its own location while the next one's code comes. */}
            <HeldLocation location={location}>
              <Outlet route={route} />
            </HeldLocation>
          </TitleBar>
        </PageTransition>
      </div>
      {layout.footer === 'menu' && <BottomMenu />}
    </div>
  );
}

/** Shows the page of the present location in its frame. */
export function Router(): ReactNode {
  const shown = useShownRoute();
  const { chrome, unread } = useHost();
  const [swipe] = useState(() => createSwipeWatch());
  // A child's layout effect runs before its parent's, so the watch hears of a step before the router does.
  useLayoutEffect(() => swipe.attach(window), [swipe]);
  const path = shown?.route.path;
  const move = shown?.location.key;
  const countsAnew = shown !== null && (shown.route.isHome || shown.route.refreshesUnread);
  useEffect(() => {
    // A navigation closes whatever was open over the page it left, also one that changes only the query.
    chrome.close();
  }, [move, chrome]);
  useEffect(() => {
    if (countsAnew) unread.refresh();
  }, [countsAnew, path, unread]);
  if (shown === null) return <ScreenSkeleton />;
  const layout = layoutOf(shown.route);
  return (
    <div className={styles.frame}>
      <Page shown={shown} layout={layout} swipe={swipe} />
      {layout.floatingWidget && <WidgetPlaceholder footer={layout.footer} pageKey={shown.route.path} />}
      <PageEnd shown={shown} />
      <FrameParts hasFooter={layout.footer === 'menu'} />
    </div>
  );
}
