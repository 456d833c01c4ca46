import { createServer, type RequestListener, type Server } from 'node:http';
import { PreviewSite } from 'delivery/preview/preview-site';
import type { PreviewPlaces } from '../screens/preview-places';
import type { PreviewShelf } from '../screens/preview-shelf';

/** What serves previews beside the console. */
export interface PreviewHost {
  readonly places: PreviewPlaces;
  readonly shelf: PreviewShelf;
  readonly site: PreviewSite;
}

/**
 * A server that answers for previews under their host names, and gives everything else to the console. No request reaches
 * both: the console never answers under a name of a preview. Without a place for previews there is the console alone.
 */
export function serverBeside(host: PreviewHost | null, console: RequestListener): Server {
  if (host === null) return createServer(console);
  const { places, shelf, site } = host;
  return createServer((request, response) => {
    const named = places.previewOf(request.headers.host);
    if (named === null) return console(request, response);
    return void site.answer(shelf.get(named.id), named.theme, request, response);
  });
}
