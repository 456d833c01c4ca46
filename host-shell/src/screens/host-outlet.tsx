import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteContextProvider } from 'shared-kit/remote';
import { useHost } from '../host/use-host';
import { ScreenSkeleton } from '../outlets/screen-skeleton';
import { SectionFailure } from '../outlets/section-failure';
import { hasHostScreen, loadHostScreen, peekHostScreen } from './host-screens';

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
    const help = await import(/* webpackChunkName: "try-again" */ './find-screen').catch(() => null);
    await help?.findScreen(host.boot, screen);
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
