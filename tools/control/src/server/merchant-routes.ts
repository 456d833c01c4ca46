import type { FastifyInstance } from 'fastify';
import { previewPresent } from 'release-cli/map/preview';
import { readMap } from 'release-cli/map/read-map';
import { everyMerchant, findMerchant } from 'release-cli/merchants/merchant-tables';
import { readReadableStates } from 'release-cli/revisions/read-revisions';
import { readSettings, SETTINGS_DOCUMENT } from 'release-cli/settings/settings';
import type { Html } from 'release-cli/console/html';
import { MERCHANTS_PATH, merchantList } from '../merchants/merchant-list';
import { merchantPage } from '../merchants/merchant-page';
import { show } from './show';
import type { Desk, Visit } from './visit';

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

  app.get(MERCHANTS_PATH, (request, reply) =>
    show(desk, request, reply, async ({ viewer }) => {
      const settings = await readSettings(store, environment);
      const merchants = settings === null ? [] : everyMerchant(settings.settings);
      return { title: 'Merchants', content: merchantList(environment, merchants, viewer), place: MERCHANTS_PATH };
    }),
  );

  app.get<{ Params: { code: string } }>(`${MERCHANTS_PATH}:code`, (request, reply) =>
    show(desk, request, reply, async (visit) => {
      const { code } = request.params;
      const content = await pageOf(desk, visit, code);
      return content && { title: `Merchant ${code}`, content, place: MERCHANTS_PATH };
    }),
  );
}
