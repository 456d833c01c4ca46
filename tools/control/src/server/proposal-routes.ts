import type { FastifyInstance } from 'fastify';
import { readProposal, staleness } from 'release-cli/change/proposals';
import { signCommand } from 'release-cli/commands/map/sign';
import { html } from 'release-cli/console/html';
import { mapChanges } from 'release-cli/map/map-changes';
import { previewChange } from 'release-cli/map/preview';
import { hasRole } from '../people/people';
import { decisionPage, outcomePage, previewParts } from '../pages/action-pages';
import { heading, refused } from '../pages/layout';
import { act } from './act';
import { sendUndone } from './action-routes';
import { sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

const NOT_HERE = { status: 404, title: 'Not here' } as const;

/** A proposal as it is shown to whoever may approve it, and to others; null where there is none. */
async function proposalPage({ site }: Desk, { person, viewer }: Visit, id: string, fault?: string) {
  const { environment, store } = site;
  const proposal = await readProposal(store, environment, id);
  if (proposal === null) return null;
  const { map, merchants } = await site.state();
  const { map: after, signers, threshold } = proposal;
  const stale = staleness(proposal, map.revision, new Date());
  const title = `Proposal ${id}`;
  const lines = [
    `By ${after.author}: ${after.reason}`,
    `Signed by ${signers.length} of ${threshold}`,
    ...mapChanges(map, after).map(({ text }) => text),
  ];
  const preview = previewChange(map, after, Object.keys(merchants));
  if (stale !== null || !hasRole(person, 'approver'))
    return html`${heading(environment, title)}
    ${stale === null ? null : refused(`It cannot take effect any more: ${stale}.`)} ${previewParts({ preview, lines })}`;
  return decisionPage({
    environment,
    title,
    address: `/releases/proposals/${id}`,
    result: { preview, lines },
    words: ['sign', id],
    viewer,
    revision: map.revision,
    given: new URLSearchParams(),
    button: 'Approve',
    asksReason: false,
    fault,
  });
}

/** Proposals, and their approval by a second person. */
export function proposalRoutes(app: FastifyInstance, desk: Desk): void {
  const { environment } = desk.site;
  const sentence = `${environment} has no such proposal any more: it was approved, or another write has ended it.`;

  app.get<{ Params: { id: string } }>('/releases/proposals/:id', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'view' });
    if (visit === null) return reply;
    const { viewer } = visit;
    const { id } = request.params;
    const content = await proposalPage(desk, visit, id);
    if (content === null) return sendRefusal(reply, desk, { ...NOT_HERE, sentence, viewer });
    return sendPage(reply, 200, { title: `Proposal ${id}`, environment, viewer, content });
  });

  app.post<{ Params: { id: string } }>('/releases/proposals/:id', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'approve', role: 'approver' });
    if (visit === null) return reply;
    const { viewer } = visit;
    const { id } = request.params;
    const words = ['sign', id];
    const input = { positionals: [id], values: {} };
    const deed = { action: 'approve', role: 'approver', command: signCommand, input, words, scope: null } as const;
    const outcome = await act(desk, visit, deed, { reason: `approves ${id}` });
    const title = `Proposal ${id}`;
    if (outcome.kind === 'done') {
      const content = outcomePage(environment, title, outcome.result);
      return sendPage(reply, 200, { title, environment, viewer, content });
    }
    if (outcome.kind !== 'refused') return sendUndone({ desk, visit, reply }, outcome, request.url);
    const content = await proposalPage(desk, visit, id, outcome.sentence);
    if (content === null) return sendRefusal(reply, desk, { ...NOT_HERE, sentence, viewer });
    return sendPage(reply, 422, { title, environment, viewer, content });
  });
}
