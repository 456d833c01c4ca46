import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';

/**
 * What components call that were compiled for development, by the module of the host that all components call: sections
 * share no module of their own for it, and it serves on pages with either build of React.
 */
export function jsxDEV(
  type: Parameters<typeof jsx>[0],
  props: unknown,
  key: string | undefined,
  isStatic: boolean,
): ReturnType<typeof jsx> {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}
