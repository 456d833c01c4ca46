import type { ReactNode } from 'react';

/**
 * Content of a caller that stands beside other children. A text gets an element of its own: a browser that translates the
 * page replaces text nodes, and React could neither change nor remove one that it keeps by itself.
 */
export function OwnText({ children }: { readonly children: ReactNode }): ReactNode {
  return typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
}
