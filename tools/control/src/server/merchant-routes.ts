import type { FastifyInstance } from 'fastify';
import { previewPresent } from 'release-cli/map/preview';
import { readMap } from 'release-cli/map/read-map';
import { everyMerchant, findMerchant } from 'release-cli/merchants/merchant-tables';
import { readReadableStates } from 'release-cli/revisions/read-revisions';
import { readSettings, SETTINGS_DOCUMENT } from 'release-cli/settings/settings';
import type { Html } from 'release-cli/console/html';
import { merchantList } from '../merchants/merchant-list';
import { merchantPage } from '../merchants/merchant-page';
import { sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

/** The page of a merchant; null where there is none of the code. */
async function pageOf({ site }: Desk, { viewer }: Visit, code: string): Promise<Html | null> {
  const { environment, store } = site;
  const settings = await readSettings(store, environment);
  const found = settings === null ? undefined : findMerchant(settings.settings, code);
  if (found === undefined) return null;
  const [{ map }, history] = await Promise.all([
    readMap(store, environment),
    readReadableStates(store, environment, SETTINGS_DOCUMENT),
  ]);
  return merchantPage({ environment, found, gets: previewPresent(map, [code]), ...history, viewer });
}

/** Pages of the merchants; what is done with them are actions. */
export function merchantRoutes(app: FastifyInstance, desk: Desk): void {
  const { environment, store } = desk.site;

  app.get('/releases/merchants/', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'view' });
    if (visit === null) return reply;
    const { viewer } = visit;
    const settings = await readSettings(store, environment);
    const content = merchantList(environment, settings === null ? [] : everyMerchant(settings.settings), viewer);
    return sendPage(reply, 200, { title: 'Merchants', environment, viewer, content, place: '/releases/merchants/' });
  });

  app.get<{ Params: { code: string } }>('/releases/merchants/:code', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'view' });
    if (visit === null) return reply;
    const { viewer } = visit;
    const { code } = request.params;
    const content = await pageOf(desk, visit, code);
    if (content === null)
      return sendRefusal(reply, desk, {
        status: 404,
        title: 'Not here',
        sentence: `${environment} has no such merchant: look at the list of merchants.`,
        viewer,
      });
    return sendPage(reply, 200, {
      title: `Merchant ${code}`,
      environment,
      viewer,
      content,
      place: '/releases/merchants/',
    });
  });
}
