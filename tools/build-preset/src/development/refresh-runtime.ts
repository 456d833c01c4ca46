/** The global in which the development build of React leaves its refresh runtime: one for all sections of a page. */
export const REFRESH_GLOBAL = '__REACT_REFRESH__';

/** Notes which hooks a component calls: one that calls others loses its state. Gives the component back. */
export type Signer = (component?: unknown, ...hooks: unknown[]) => unknown;

/** The runtime of `react-refresh`, as far as modules use it. */
export interface RefreshRuntime {
  /** Two components of one id are one: the second takes the place of the first. */
  readonly register: (component: unknown, id: string) => void;
  readonly createSignatureFunctionForTransform: () => Signer;
  readonly isLikelyComponentType: (value: unknown) => boolean;
  /** What all states of a component have in common. */
  readonly getFamilyByType: (component: unknown) => object | undefined;
  /** Draws everything that was registered again since the last call. */
  readonly performReactRefresh: () => unknown;
}

/** The page's runtime; undefined where the page runs React's production build, which cannot exchange components. */
export function refreshRuntime(): RefreshRuntime | undefined {
  return (globalThis as { readonly [REFRESH_GLOBAL]?: RefreshRuntime })[REFRESH_GLOBAL];
}
