import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { RemoteContextProvider } from 'shared-kit/remote';
import { useHost } from '../app/use-host';

interface RemotePartProps {
  readonly name: RemoteName;
  readonly version: string;
  readonly part: ComponentLike<never>;
  readonly props?: object;
  /** Changes when the part is asked for anew: an error drawn before is forgotten. */
  readonly attempt: number;
  readonly whenBroken: (reset: () => void) => ReactNode;
}

/** Draws a part of a remote with the context made for it; what it throws stays here. */
export function RemotePart({ name, version, part, props = {}, attempt, whenBroken }: RemotePartProps): ReactNode {
  const host = useHost();
  const context = useMemo(() => host.context(name, version), [host, name, version]);
  // The contract knows no renderer; this is the one place where a remote's part becomes a component.
  const Part = part as unknown as ComponentType<object>;
  return (
    <ErrorBoundary
      resetKeys={[part, attempt]}
      onError={(error) => {
        const cause = error instanceof Error ? error.name : 'unknown';
        host.telemetry.report('remote.failed', { remote: name, version, stage: 'render', cause });
      }}
      fallbackRender={({ resetErrorBoundary }) => whenBroken(resetErrorBoundary)}
    >
      <RemoteContextProvider value={context}>
        <Part {...props} />
      </RemoteContextProvider>
    </ErrorBoundary>
  );
}
