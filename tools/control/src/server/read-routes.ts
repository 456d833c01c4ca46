import type { FastifyInstance } from 'fastify';
import { CONSOLE_SCRIPT } from 'release-cli/console/console-script';
import { CONSOLE_STYLE } from 'release-cli/console/console-style';
import { openProposals } from 'release-cli/change/proposals';
import { readMap, readRevision } from 'release-cli/map/read-map';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { CONTROL_STYLE } from '../pages/control-style';
import { heading } from '../pages/layout';
import { planPage } from '../plan/plan-page';
import { overview, proposalSection, revisionPage, searchPage } from '../pages/read-pages';
import { html } from 'release-cli/console/html';
import { show } from './show';
import type { Desk } from './visit';

/** Pages that only show. */
export function readRoutes(app: FastifyInstance, desk: Desk): void {
  const { site } = desk;
  const { environment, store } = site;

  const asset = (address: string, type: string, text: string): void => {
    app.get(address, (_request, reply) => reply.type(type).send(text));
  };
  asset('/releases/console.css', 'text/css; charset=utf-8', `${CONSOLE_STYLE}${CONTROL_STYLE}`);
  asset('/releases/console.js', 'text/javascript; charset=utf-8', CONSOLE_SCRIPT);

  app.get('/releases', (_request, reply) => reply.redirect('/releases/', 303));

  app.get('/releases/', (request, reply) =>
    show(desk, request, reply, async ({ viewer }) => {
      const input = await site.console();
      const proposals = await openProposals(store, environment, input.map.revision, input.madeAt);
      return { title: 'Releases', content: overview(input, proposals, viewer), place: '/releases/' };
    }),
  );

  app.get('/releases/proposals/', (request, reply) =>
    show(desk, request, reply, async () => {
      const { map } = await readMap(store, environment);
      const content = html`${heading(environment, 'Proposals')}
      ${proposalSection(map, await openProposals(store, environment, map.revision, new Date()))}`;
      return { title: 'Proposals', content, place: '/releases/proposals/' };
    }),
  );

  app.get('/releases/plan/', (request, reply) =>
    show(desk, request, reply, async ({ viewer }) => {
      const [{ map }, freezeWindows] = await Promise.all([readMap(store, environment), site.freezeWindows()]);
      const content = planPage({ map, freezeWindows, now: new Date(), viewer });
      return { title: 'Plan', content, place: '/releases/plan/' };
    }),
  );

  app.get<{ Querystring: { q?: unknown } }>('/releases/search', (request, reply) =>
    show(desk, request, reply, async () => {
      const { q } = request.query;
      const content = searchPage(await site.console(), typeof q === 'string' ? q.slice(0, 100) : '');
      return { title: 'Search', content, place: '/releases/search' };
    }),
  );

  app.get<{ Params: { revision: string } }>('/releases/revisions/:revision', (request, reply) =>
    show(desk, request, reply, async ({ viewer }) => {
      const { map, merchants } = await site.state();
      const { revision: text } = request.params;
      const revision = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
      const state = revision === map.revision ? map : await readRevision(store, environment, revision);
      if (state === null || revision < 1) return null;
      const before =
        revision === 1 ? emptyReleaseMap(environment) : await readRevision(store, environment, revision - 1);
      const content = revisionPage(state, { before, present: map.revision, merchants: Object.keys(merchants), viewer });
      return { title: `Revision ${revision}`, content };
    }),
  );
}
