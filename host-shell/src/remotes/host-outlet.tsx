import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteContextProvider } from 'shared-kit/remote';
import type { HostServices } from '../app/host-services';
import { useHost } from '../app/use-host';
import { hasHostScreen, loadHostScreen, peekHostScreen } from '../screens/host-screens';
import { ScreenSkeleton } from './screen-skeleton';
import { SectionFailure } from './section-failure';

/** What the browser keeps of a screen's files may be what broke it: they are asked for anew. */
async function renewFiles({ boot }: Pick<HostServices, 'boot'>, screen: string): Promise<void> {
  const own = boot.set.packages['host-shell'];
  const release = own.status === 'on' ? boot.document.releases['host-shell']?.[own.version] : undefined;
  const { scripts = [], styles = [] } = release?.screens[screen] ?? {};
  const urls = [...scripts, ...styles].map((file) => boot.fileUrl('host-shell', file));
  const help = await import(/* webpackChunkName: "try-again" */ './find-files').catch(() => null);
  await help?.findFiles(urls);
}

/** The place of one of the host's own screens. */
export function HostOutlet({ screen }: { readonly screen: string }): ReactNode {
  const host = useHost();
  const [attempt, setAttempt] = useState(0);
  const [isRetrying, setRetrying] = useState(false);
  const [state, setState] = useState<{ readonly screen: string; readonly Component: ComponentType | null } | null>(
    null,
  );
  useEffect(() => {
    let isCurrent = true;
    void loadHostScreen(screen).then((Component) => {
      if (isCurrent) setState({ screen, Component: Component ?? null });
    });
    return () => {
      isCurrent = false;
    };
  }, [screen, attempt]);
  const retry = async (): Promise<void> => {
    setRetrying(true);
    await renewFiles(host, screen);
    setRetrying(false);
    setAttempt(attempt + 1);
  };
  const Component = peekHostScreen(screen) ?? (state?.screen === screen ? state.Component : undefined);
  if (Component === undefined) return <ScreenSkeleton />;
  if (Component === null) {
    const stage = hasHostScreen(screen) ? 'chunk' : 'missing';
    return (
      <SectionFailure
        result={{ status: 'failed', stage, cause: screen }}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <RemoteContextProvider value={host.ownContext}>
      <Component />
    </RemoteContextProvider>
  );
}
