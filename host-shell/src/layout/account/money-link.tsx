import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRealAccountGate } from 'shared-kit/remote';
import { Link } from 'shared-kit/router';

interface MoneyLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  readonly to: string;
  /** Told when the way is free and the page is about to be left. */
  readonly onLeave?: (() => void) | undefined;
}

/** A link to deposit or withdrawal, which need a real account (docs/product/common.md#real-accounts). */
export function MoneyLink({ onLeave, ...link }: MoneyLinkProps): ReactNode {
  const mayPass = useRealAccountGate();
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (mayPass('money')) onLeave?.();
        else event.preventDefault();
      }}
    />
  );
}
