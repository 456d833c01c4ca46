import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteContextProvider } from 'shared-kit/remote';
import { useHost } from '../app/use-host';
import { hasHostScreen, loadHostScreen, peekHostScreen } from '../screens/host-screens';
import { ScreenSkeleton } from './screen-skeleton';
import { SectionFailure } from './section-failure';

/** The place of one of the host's own screens. */
export function HostOutlet({ screen }: { readonly screen: string }): ReactNode {
  const host = useHost();
  const [attempt, setAttempt] = useState(0);
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
  const Component = peekHostScreen(screen) ?? (state?.screen === screen ? state.Component : undefined);
  if (Component === undefined) return <ScreenSkeleton />;
  if (Component === null) {
    const stage = hasHostScreen(screen) ? 'chunk' : 'missing';
    return (
      <SectionFailure
        result={{ status: 'failed', stage, cause: screen }}
        onRetry={() => setAttempt(attempt + 1)}
        isRetrying={false}
      />
    );
  }
  return (
    <RemoteContextProvider value={host.ownContext}>
      <Component />
    </RemoteContextProvider>
  );
}
