import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONSOLE_SCRIPT } from 'release-cli/console/console-script';
import { CONSOLE_STYLE } from 'release-cli/console/console-style';
import { openProposals } from 'release-cli/change/proposals';
import { readMap, readRevision } from 'release-cli/map/read-map';
import { emptyReleaseMap } from 'shared-contracts/release/release-map';
import { CONTROL_STYLE } from '../pages/control-style';
import { heading, type Page } from '../pages/layout';
import { overview, proposalSection, revisionPage, searchPage } from '../pages/read-pages';
import { html } from 'release-cli/console/html';
import { sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

type Shown = Pick<Page, 'title' | 'content' | 'place'>;

/** Pages that only show. */
export function readRoutes(app: FastifyInstance, desk: Desk): void {
  const { site } = desk;
  const { environment, store } = site;

  const shown = async (request: FastifyRequest, reply: FastifyReply, make: (visit: Visit) => Promise<Shown | null>) => {
    const visit = await visitOf(desk, request, reply, { action: 'view' });
    if (visit === null) return reply;
    const page = await make(visit);
    const { viewer } = visit;
    if (page === null)
      return sendRefusal(reply, desk, {
        status: 404,
        title: 'Not here',
        sentence: `${environment} has no such page, or it is not kept any more.`,
        viewer,
      });
    return sendPage(reply, 200, { ...page, environment, viewer });
  };

  const asset = (address: string, type: string, text: string): void => {
    app.get(address, (_request, reply) => reply.type(type).send(text));
  };
  asset('/releases/console.css', 'text/css; charset=utf-8', `${CONSOLE_STYLE}${CONTROL_STYLE}`);
  asset('/releases/console.js', 'text/javascript; charset=utf-8', CONSOLE_SCRIPT);

  app.get('/releases', (_request, reply) => reply.redirect('/releases/', 303));

  app.get('/releases/', (request, reply) =>
    shown(request, reply, async ({ viewer }) => {
      const input = await site.console();
      const proposals = await openProposals(store, environment, input.map.revision, input.madeAt);
      return { title: 'Releases', content: overview(input, proposals, viewer), place: '/releases/' };
    }),
  );

  app.get('/releases/proposals/', (request, reply) =>
    shown(request, reply, async () => {
      const { map } = await readMap(store, environment);
      const content = html`${heading(environment, 'Proposals')}
      ${proposalSection(map, await openProposals(store, environment, map.revision, new Date()))}`;
      return { title: 'Proposals', content, place: '/releases/proposals/' };
    }),
  );

  app.get<{ Querystring: { q?: unknown } }>('/releases/search', (request, reply) =>
    shown(request, reply, async () => {
      const { q } = request.query;
      const content = searchPage(await site.console(), typeof q === 'string' ? q.slice(0, 100) : '');
      return { title: 'Search', content, place: '/releases/search' };
    }),
  );

  app.get<{ Params: { revision: string } }>('/releases/revisions/:revision', (request, reply) =>
    shown(request, reply, async ({ viewer }) => {
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
