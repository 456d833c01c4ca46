import type { ReactNode } from 'react';
import { unseenClass } from 'shared-kit/ui';

export interface FoundStatusProps {
  /** How many were found, in words; empty while nobody knows. */
  readonly text: string;
  /** Drawn in place of the words where nothing was found. */
  readonly empty?: ReactNode;
}

/**
 * Says what a search, a filter or a choice has found, to readers only; where it is nothing, everybody sees it. Stays on
 * the page while lists come and go: a region that comes with its words is not heard.
 */
export function FoundStatus({ text, empty }: FoundStatusProps): ReactNode {
  return (
    <div role="status" className={empty === undefined ? unseenClass : undefined}>
      {empty ?? text}
    </div>
  );
}
