import type { Rollout } from 'shared-contracts/release/release-map';
import { rolloutValue } from '../forms/site-fields';

/** Where rollouts are shown. */
export const ROLLOUTS_PATH = '/releases/rollouts/';

/** How a rollout is shown. */
interface Shown {
  readonly rollout: Rollout;
  /** At this merchant alone; at all together when absent. */
  readonly merchant?: string | undefined;
  /** Whether the page is asked for again by itself. */
  readonly isRenewed?: boolean;
}

/** Where one rollout is shown. */
export function rolloutAddress({ rollout, merchant, isRenewed = false }: Shown): string {
  const query = new URLSearchParams({ rollout: rolloutValue(rollout) });
  if (merchant !== undefined) query.set('merchant', merchant);
  if (isRenewed) query.set('renew', '');
  return `${ROLLOUTS_PATH}?${query.toString()}`;
}
