import type { IconName } from 'shared-kit/ui';

/** The sign of a place that money can go to; kinds of later have the wallet's. */
export function accountIcon(kind: string): IconName {
  if (kind === 'bank') return 'card';
  return kind === 'crypto' ? 'coins' : 'wallet';
}
