import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'release-cli/console/html';
import { hasRole, type Person, type Role } from '../people/people';
import { heading, layout, refused, type Page, type Viewer } from '../pages/layout';
import { isOwnForm, ownPage, sessionSchema, type Session } from '../session/session';
import type { Sealer } from '../session/sealed';
import type { TestRuns } from '../connection/test-runs';
import type { Audit, AuditEntry } from './audit';
import type { ConsoleSite } from './console-site';
import type { PreviewHost } from './preview-host';

/** What every route works with. */
export interface Desk {
  readonly site: ConsoleSite;
  readonly sealer: Sealer;
  readonly audit: Audit;
  /** Tests of back ends that run or have ended. */
  readonly tests: TestRuns;
  /** Where screens of merchants are shown; null where the service has no name for them. */
  readonly previews: Pick<PreviewHost, 'places' | 'shelf'> | null;
  /** `https://releases.example`: where the console is reached. */
  readonly publicAddress: string;
}

/** Somebody who is signed in and may do what they ask for. */
export interface Visit {
  readonly subject: string;
  readonly person: Person;
  readonly session: Session;
  readonly viewer: Viewer;
}

/** Names of the cookies: with TLS the browser itself keeps other hosts from setting them. */
export function cookieName(publicAddress: string, purpose: 'session' | 'sign-in'): string {
  return publicAddress.startsWith('https:') ? `__Host-console-${purpose}` : `console-${purpose}`;
}

/** Answers with a page. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(layout(page));
}

/** Why there is no other page. */
interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly sentence: string;
  /** Null where signing in could help; absent where that is not known. */
  readonly viewer?: Viewer | null;
}

/** Answers with a page that says in one sentence why there is nothing else. */
export function sendRefusal(
  reply: FastifyReply,
  desk: Desk,
  { status, title, sentence, viewer }: Refusal,
): FastifyReply {
  const { environment } = desk.site;
  const way =
    viewer === null
      ? html`<a class="button main" href="/releases/sign-in">Sign in</a>`
      : html`<a class="button" href="/releases/">Releases</a>`;
  const content = html`${heading(environment, title)} ${refused(sentence)}
    <p class="buttons">${way}</p>`;
  return sendPage(reply, status, { title, environment, viewer: viewer ?? null, content });
}

/** The fields of a form. */
export function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** An entry of the audit about a request, for its environment. */
export function note(desk: Desk, entry: Omit<AuditEntry, 'environment'>): void {
  desk.audit({ ...entry, environment: desk.site.environment });
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a form was sent by a page of the console, as far as the browser says where it came from. */
function isFromHere({ headers }: FastifyRequest, publicAddress: string): boolean {
  return headers.origin === undefined || headers.origin === publicAddress;
}

/**
 * Finds out who asks, and whether they may. Answers itself, with a line of the audit, and gives null: a page that is asked for
 * leads to the sign-in; a form of whoever is signed out is refused with 401, a forged one and one without the role with 403.
 */
export async function visitOf(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  { action, role }: { readonly action: string; readonly role?: Role },
): Promise<Visit | null> {
  const { site, sealer, publicAddress } = desk;
  const session = await sealer.open('session', sessionSchema, request.cookies[cookieName(publicAddress, 'session')]);
  if (session === null) {
    note(desk, { subject: null, action, outcome: 'signed-out' });
    if (isReading(request)) {
      reply.redirect(`/releases/sign-in?to=${encodeURIComponent(ownPage(request.url))}`, 303);
      return null;
    }
    sendRefusal(reply, desk, {
      status: 401,
      title: 'Signed out',
      sentence: 'You are signed out, so nothing was done: sign in and begin again.',
      viewer: null,
    });
    return null;
  }
  const { subject } = session;
  const person = site.personOf(subject);
  if (person === undefined) {
    note(desk, { subject, action, outcome: 'forbidden' });
    sendRefusal(reply, desk, {
      status: 403,
      title: 'Not allowed',
      sentence: `Nobody has let ${subject} see the releases of ${site.environment}: ask whoever runs this service.`,
      viewer: null,
    });
    return null;
  }
  const viewer = { name: person.name, mayAct: hasRole(person, 'releaser'), csrf: session.csrf };
  if (
    !isReading(request) &&
    !(isOwnForm(session, formOf(request).get('csrf') ?? '') && isFromHere(request, publicAddress))
  ) {
    note(desk, { subject, action, outcome: 'forged' });
    sendRefusal(reply, desk, {
      status: 403,
      title: 'Not from here',
      sentence: 'This form does not come from a page of your session, so nothing was done: open it again.',
      viewer,
    });
    return null;
  }
  if (role !== undefined && !hasRole(person, role)) {
    note(desk, { subject, action, outcome: 'forbidden' });
    sendRefusal(reply, desk, {
      status: 403,
      title: 'Not allowed',
      sentence: `This takes the role ${role} in ${site.environment}, and ${person.name} does not have it.`,
      viewer,
    });
    return null;
  }
  return { subject, person, session, viewer };
}
