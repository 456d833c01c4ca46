import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { closeFederationState } from './closed-state';
import { PROVIDED } from './provide-shared';

/** The page's one way into its sections. */
export type Federation = Pick<ReturnType<typeof createInstance>, 'loadRemote'>;

/** Makes the instance of this page. Only where overrides are allowed can anybody else see it or have a say in it. */
export function createFederation(
  plugins: readonly ModuleFederationRuntimePlugin[],
  { allowsOverrides }: { readonly allowsOverrides: boolean },
): Federation {
  if (!allowsOverrides) closeFederationState();
  return createInstance({
    name: 'host-shell',
    remotes: [],
    shared: { ...PROVIDED },
    // The other strategy fetches every remote before the first shared module is taken.
    shareStrategy: 'loaded-first',
    plugins: [...plugins],
  });
}
