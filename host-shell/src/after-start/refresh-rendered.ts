import type { QueryClient } from 'shared-kit/data';
import type { HostServices } from '../host/host-services';

/** The replies that a read holds: one, or one for each page of a list. */
function repliesIn(data: unknown): readonly unknown[] {
  return data instanceof Object && 'pages' in data && Array.isArray(data.pages) ? data.pages : [data];
}

/**
 * Brings a page that was rendered up to date: reads again what it shows, from answers that the page's start has asked for,
 * and only what differs is drawn. The status comes first, for the site may be closed by now. What cannot be read stays as it
 * was rendered, and the player is told why.
 */
export async function refreshRendered(host: HostServices, queries: QueryClient): Promise<void> {
  const { boot, status, http, language, overlays } = host;
  if (boot.rendered === null) return;
  boot.early.forgetRendered();
  const failure = await status.refresh(http);
  if (failure !== null) overlays.showFailure(failure);
  await language.settle();
  const isRendered = (data: unknown): boolean => repliesIn(data).some((reply) => boot.early.isRendered(reply));
  await queries
    .invalidateQueries({ predicate: ({ state }) => isRendered(state.data) }, { throwOnError: true })
    .catch(overlays.showFailure);
}
