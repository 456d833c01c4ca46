import { useEffect, type ReactNode } from 'react';
import { PATHS } from 'shared-contracts/paths';
import { Route, Routes } from 'shared-kit/router';
import { useHost, useOpenPart } from '../app/use-host';
import { BottomMenu } from '../layout/bottom-menu/bottom-menu';
import { FrameParts } from '../layout/frame-parts';
import { Header } from '../layout/header/header';
import { layoutOf } from '../layout/layout-rules';
import { PageTransition } from '../layout/page-transition/page-transition';
import { TitleBar } from '../layout/title-bar/title-bar';
import { HostOutlet } from '../remotes/host-outlet';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { ScreenSkeleton } from '../remotes/screen-skeleton';
import { useShownRoute, type ShownRoute } from './use-shown-route';
import styles from './router.module.css';

function Page({ shown }: { readonly shown: ShownRoute }): ReactNode {
  const { route, location } = shown;
  const layout = layoutOf(route);
  return (
    <div className={layout.footer ? styles.withFooter : undefined}>
      {layout.header !== 'none' && <Header isHome={layout.header === 'home'} />}
      <TitleBar key={route.path} route={route} layout={layout}>
        <PageTransition pageKey={route.path}>
          {/* The page in view keeps its own location while the next one's code comes. */}
          <Routes location={location}>
            <Route path="*" element={<Outlet shown={shown} />} />
          </Routes>
        </PageTransition>
      </TitleBar>
      {layout.footer && <BottomMenu />}
    </div>
  );
}

function Outlet({ shown }: { readonly shown: ShownRoute }): ReactNode {
  const { remote, screen, path } = shown.route;
  return remote === 'host-shell' ? (
    <HostOutlet key={path} screen={screen} />
  ) : (
    <RemoteOutlet key={path} name={remote} screen={screen} />
  );
}

/** Shows the page of the present location in its frame. */
export function Router(): ReactNode {
  const shown = useShownRoute();
  const { chrome, unread } = useHost();
  const open = useOpenPart();
  const path = shown?.route.path;
  const isHome = shown?.route.isHome === true;
  useEffect(() => {
    // A navigation closes whatever was open over the page it left (D-29).
    chrome.close();
  }, [path, chrome]);
  useEffect(() => {
    if (isHome || path === PATHS.message) unread.refresh();
  }, [isHome, path, unread]);
  if (shown === null) return <ScreenSkeleton />;
  return (
    <>
      <Page shown={shown} />
      {open !== 'none' && <FrameParts />}
    </>
  );
}
