import type { ApiClient } from 'shared-contracts/api/api-client';
import type { SiteStatusStore } from '../site/site-status';

/** True where the site is shut: what an earlier visit knows answers at once, else the server is waited for. */
export async function isSiteClosed(status: SiteStatusStore, http: ApiClient): Promise<boolean> {
  status.restore();
  const answered = status.refresh(http);
  if (status.get().kind === 'waiting') await answered;
  const known = status.get();
  // A site that cannot be asked is not shut: what the document reads tells by itself what is wrong.
  return known.kind === 'known' && known.value !== 0;
}
