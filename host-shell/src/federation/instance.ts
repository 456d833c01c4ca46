import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { closeFederationState } from './closed-state';

/** The runtime instance through which the page loads all sections. */
export type Federation = Pick<ReturnType<typeof createInstance>, 'loadRemote'>;

/** Creates the instance of this page. Other scripts can see or influence it only where overrides are allowed. */
export function createFederation(
  plugins: readonly ModuleFederationRuntimePlugin[],
  { allowsOverrides }: { readonly allowsOverrides: boolean },
): Federation {
  if (!allowsOverrides) closeFederationState();
  // The instance shares no modules: each container gets its own scope (`container.ts`).
  return createInstance({ name: 'host-shell', remotes: [], plugins: [...plugins] });
}
