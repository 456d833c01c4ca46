import { useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { RemoteContextProvider } from 'shared-kit/remote';
import { nameOfError } from '../browser/name-of-error';
import { useHost } from '../host/use-host';
import type { PartKind } from '../remotes/load-component';
import type { BrokenPart } from '../remotes/remote-loader';

interface RemotePartProps {
  readonly name: RemoteName;
  readonly version: string;
  readonly kind: PartKind;
  /** The part's name among those of its kind. */
  readonly named: string;
  readonly part: ComponentLike<never>;
  readonly props?: object;
  readonly onBroken: (broken: BrokenPart) => void;
  /** Shown in place of a part that threw. */
  readonly meanwhile: ReactNode;
}

/** Draws a part of a remote with the context made for it; what it throws stays here. */
export function RemotePart(properties: RemotePartProps): ReactNode {
  const { name, version, kind, named, part, props = {}, onBroken, meanwhile } = properties;
  const host = useHost();
  const context = useMemo(() => host.context(name, version), [host, name, version]);
  useLayoutEffect(() => host.loader.draw(name, version, kind, named), [host, name, version, kind, named]);
  // The contract knows no renderer; this is the one place where a remote's part becomes a component.
  const Part = part as unknown as ComponentType<object>;
  return (
    <ErrorBoundary
      // Two versions may share the very file of a part: then only the version tells them apart.
      resetKeys={[part, version]}
      onError={(error) => onBroken({ version, cause: nameOfError(error) })}
      fallback={meanwhile}
    >
      <RemoteContextProvider value={context}>
        <Part {...props} />
      </RemoteContextProvider>
    </ErrorBoundary>
  );
}
