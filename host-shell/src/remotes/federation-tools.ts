import type { Containers } from './container';

/** What the developer tools of federation lay down in a page before it starts. */
const TOOLS_STATE = '__FEDERATION__';

function hasTools(scope: object): boolean {
  const state: unknown = Reflect.get(scope, TOOLS_STATE);
  return typeof state === 'object' && state !== null;
}

/**
 * Containers for a page of this environment. Where overrides are allowed and federation's developer tools are at work,
 * they are reached through the runtime that these tools know; it comes only then, and a production page never has it.
 */
export function containersFor(allowsTools: boolean, direct: Containers, scope: object = globalThis): Containers {
  if (!allowsTools || !hasTools(scope)) return direct;
  let runtime: Promise<Containers> | undefined;
  return {
    open: async (name, entryUrl) => {
      runtime ??= import(/* webpackChunkName: "federation-runtime" */ './federation-runtime').then(
        ({ federationContainers }) => federationContainers(),
      );
      return (await runtime).open(name, entryUrl);
    },
  };
}
