import type { QueryClient } from 'shared-kit/data';
import type { HostServices } from '../host/host-services';

/** The replies that a read holds: one, or one for each page of a list. */
function repliesIn(data: unknown): readonly unknown[] {
  return data instanceof Object && 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
}

/**
 * Brings a page that was rendered up to date: reads again what it shows, from answers that the page's start has asked for,
 * and only what differs is drawn. The status comes first, for the site may be closed by now.
 */
export async function refreshRendered(host: HostServices, queries: QueryClient): Promise<void> {
  const { boot, status, http, language } = host;
  if (boot.rendered === null) return;
  boot.early.forgetRendered();
  await status.refresh(http);
  await language.settle();
  await queries.invalidateQueries({
    predicate: ({ state }) => repliesIn(state.data).some((reply) => boot.early.isRendered(reply)),
  });
}
