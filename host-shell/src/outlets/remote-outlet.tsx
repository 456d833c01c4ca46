import type { ReactNode } from 'react';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { RemotePart } from './remote-part';
import { ScreenSkeleton } from './screen-skeleton';
import { SectionFailure } from './section-failure';
import { useRemoteComponent } from './use-remote-component';

interface RemoteOutletProps {
  readonly name: RemoteName;
  readonly screen: string;
}

/** The place of a remote's screen: the screen, the shape of one that comes, or what to do when it does not. */
export function RemoteOutlet({ name, screen }: RemoteOutletProps): ReactNode {
  const { result, retry, isRetrying, replace } = useRemoteComponent(name, 'screens', screen);
  if (result === undefined) return <ScreenSkeleton />;
  if (result.status !== 'loaded') return <SectionFailure result={result} onRetry={retry} isRetrying={isRetrying} />;
  return (
    <RemotePart
      name={name}
      version={result.version}
      kind="screens"
      named={screen}
      part={result.part}
      onBroken={replace}
      meanwhile={<ScreenSkeleton />}
    />
  );
}
