import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../pages/layout';
import { sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

/** What a page shows, without what every page has. */
export type Shown = Pick<Page, 'title' | 'content' | 'place'>;

/** Answers whoever may look with the page that is made for them; null is a page that is not there. */
export async function show(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (visit: Visit) => Promise<Shown | null>,
): Promise<FastifyReply> {
  const visit = await visitOf(desk, request, reply, { action: 'view' });
  if (visit === null) return reply;
  const page = await make(visit);
  const { viewer } = visit;
  const { environment } = desk.site;
  if (page === null)
    return sendRefusal(reply, desk, {
      status: 404,
      title: 'Not here',
      sentence: `${environment} has no such page, or it is not kept any more.`,
      viewer,
    });
  return sendPage(reply, 200, { ...page, environment, viewer });
}
