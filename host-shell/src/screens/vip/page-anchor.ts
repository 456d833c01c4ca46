import type { ReactNode } from 'react';

/** What a way on is drawn as. */
export type PageAnchor = (props: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => ReactNode;
