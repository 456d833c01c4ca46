import type { Page } from '@playwright/test';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { announcements, type Announcements } from 'shared-contracts/api/endpoints/announcements';
import { HEADER } from 'shared-contracts/api/http-headers';
import { PATHS } from 'shared-contracts/paths';
import { fetchAlone } from './fetch-alone';

/** Asks a site's gateway what its notices and promotions are called: their pages show one by its id. */
export async function askDetailQueries(site: string): Promise<Readonly<Record<string, string>>> {
  const query = new URLSearchParams({ types: 'PR,PL', platform: 'M', merchantCode: 'aurora' });
  const answer = await fetchAlone(`${site}${API_PREFIX}${announcements.path}?${query}`, {
    headers: { [HEADER.merchant]: 'aurora' },
  });
  const { promotion, player } = ((await answer.json()) as { value: Announcements }).value;
  return {
    [PATHS.activityDetail]: `?id=${promotion[0]?.id}`,
    [PATHS.applyReward]: `?id=${promotion[0]?.id}`,
    [PATHS.noticeDetail]: `?id=${player[0]?.id}`,
    // Other values lead to the agent home (docs/product/messaging.md#agent-announcements).
    [PATHS.agentNotice]: '?types=A',
  };
}

/** The same of the site that a page is on. */
export function detailQueries(page: Page): Promise<Readonly<Record<string, string>>> {
  return askDetailQueries(new URL(page.url()).origin);
}
