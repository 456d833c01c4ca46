import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { announcements, type Announcements } from 'shared-contracts/api/endpoints/announcements';
import { HEADER } from 'shared-contracts/api/http-headers';
import { PATHS } from 'shared-contracts/paths';

/** What the gateway's notices and promotions are called: their pages show one by its id. */
export async function detailQueries(page: Page): Promise<Readonly<Record<string, string>>> {
  const answer = await page.request.get(`${API_PREFIX}${announcements.path}`, {
    params: { types: 'PR,PL', platform: 'M', merchantCode: 'aurora' },
    headers: { [HEADER.merchant]: 'aurora' },
  });
  const { promotion, player } = ((await answer.json()) as { value: Announcements }).value;
  return {
    [PATHS.activityDetail]: `?id=${promotion[0]?.id}`,
    [PATHS.applyReward]: `?id=${promotion[0]?.id}`,
    [PATHS.noticeDetail]: `?id=${player[0]?.id}`,
    // Without it the page is no list of anybody's, and leads to the agent home (SC-28).
    [PATHS.agentNotice]: '?types=A',
  };
}
