import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from 'release-cli/console/html';
import { messageOf } from 'release-cli/text/user-error';
import { heading } from '../pages/layout';
import type { Provider } from '../session/provider';
import { newSession, ownPage, PENDING_SECONDS, pendingSchema, SESSION_SECONDS } from '../session/session';
import { cookieName, note, sendPage, sendRefusal, visitOf, type Desk } from './visit';

/** Where the provider sends people back to. */
export const CALLBACK_PATH = '/releases/signed-in';

function keep(
  reply: FastifyReply,
  { publicAddress }: Desk,
  purpose: 'session' | 'sign-in',
  value: string,
  maxAge: number,
): void {
  reply.setCookie(cookieName(publicAddress, purpose), value, {
    path: '/',
    httpOnly: true,
    secure: publicAddress.startsWith('https:'),
    sameSite: 'lax',
    maxAge,
  });
}

function forget(reply: FastifyReply, { publicAddress }: Desk, purpose: 'session' | 'sign-in'): void {
  reply.clearCookie(cookieName(publicAddress, purpose), { path: '/', secure: publicAddress.startsWith('https:') });
}

/** Sign-in by the provider, and sign-out. */
export function signInRoutes(app: FastifyInstance, desk: Desk, provider: Provider): void {
  const { sealer, publicAddress, site } = desk;
  const failed = (reply: FastifyReply, status: number, error: unknown): FastifyReply => {
    note(desk, { subject: null, action: 'sign-in', outcome: 'refused', sentence: messageOf(error) });
    const sentence =
      status === 502
        ? 'The provider of identities does not answer as it should: try again, or ask whoever runs it.'
        : 'This sign-in has ended or does not fit its beginning: sign in again.';
    return sendRefusal(reply, desk, { status, title: 'Not signed in', sentence, viewer: null });
  };

  app.get<{ Querystring: { to?: unknown } }>('/releases/sign-in', async (request, reply) => {
    const { to } = request.query;
    try {
      const { url, pending } = await provider.begin(ownPage(typeof to === 'string' ? to : undefined));
      keep(reply, desk, 'sign-in', await sealer.seal('sign-in', { ...pending }, PENDING_SECONDS), PENDING_SECONDS);
      return reply.redirect(url, 303);
    } catch (error) {
      return failed(reply, 502, error);
    }
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    const kept = request.cookies[cookieName(publicAddress, 'sign-in')];
    const pending = await sealer.open('sign-in', pendingSchema, kept);
    forget(reply, desk, 'sign-in');
    if (pending === null) return failed(reply, 400, 'no sign-in has begun in this browser');
    let subject: string;
    try {
      subject = await provider.finish(new URL(request.url, publicAddress), pending);
    } catch (error) {
      return failed(reply, 400, error);
    }
    keep(
      reply,
      desk,
      'session',
      await sealer.seal('session', { ...newSession(subject) }, SESSION_SECONDS),
      SESSION_SECONDS,
    );
    note(desk, { subject, action: 'sign-in', outcome: 'done' });
    return reply.redirect(pending.to, 303);
  });

  app.post('/releases/sign-out', async (request, reply) => {
    const visit = await visitOf(desk, request, reply, { action: 'sign-out' });
    if (visit === null) return reply;
    forget(reply, desk, 'session');
    desk.previews?.shelf.endOf(visit.subject);
    note(desk, { subject: visit.subject, action: 'sign-out', outcome: 'done' });
    const { environment } = site;
    const content = html`${heading(environment, 'Signed out')}
      <p class="state">You are signed out of this console; your provider may still know you.</p>
      <p class="buttons"><a class="button main" href="/releases/sign-in">Sign in</a></p>`;
    return sendPage(reply, 200, { title: 'Signed out', environment, viewer: null, content });
  });
}
