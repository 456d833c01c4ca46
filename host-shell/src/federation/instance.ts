import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { closeFederationState } from './closed-state';

/** The page's one way into its sections. */
export type Federation = Pick<ReturnType<typeof createInstance>, 'loadRemote'>;

/** Makes the instance of this page. Only where overrides are allowed can anybody else see it or have a say in it. */
export function createFederation(
  plugins: readonly ModuleFederationRuntimePlugin[],
  { allowsOverrides }: { readonly allowsOverrides: boolean },
): Federation {
  if (!allowsOverrides) closeFederationState();
  // Shared modules are not the instance's: each container gets a scope of its own (`container.ts`).
  return createInstance({ name: 'host-shell', remotes: [], plugins: [...plugins] });
}
