import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readToken, type GatewayQuestion } from 'release-cli/gateway/ask-gateway';
import { findMerchant, type FoundMerchant } from 'release-cli/merchants/merchant-tables';
import { readSettings } from 'release-cli/settings/settings';
import { UserError } from 'release-cli/text/user-error';
import { isLanguageCode } from 'shared-contracts/language';
import { LOOK_SECONDS, testAddress, testPage, type TestPage } from '../connection/test-page';
import { onlyValue } from '../forms/field';
import { MERCHANTS_PATH } from '../merchants/merchant-list';
import { mayDo } from '../people/people';
import type { Shown } from './show';
import { formOf, note, sendPage, sendRefusal, visitOf, type Desk, type Visit } from './visit';

const PRIVATE_REMEDY =
  'whoever runs this service allows it by allowPrivate of its configuration, and a terminal by --allow-private';

type Asked = FastifyRequest<{ Params: { code: string } }>;

/** Whether a person may have the service make calls for a merchant: whoever may release anything there. */
function mayTest({ person }: Visit, code: string): boolean {
  return mayDo(person, 'releaser', { merchants: [code], packages: [] });
}

/** What a form asks; refuses in one sentence. Calls to the page's own origin go to the gateway that the service knows. */
function questionOf({ site }: Desk, { config }: FoundMerchant, given: URLSearchParams): GatewayQuestion {
  const value = (name: string, title: string): string | undefined => onlyValue(given, name, title) || undefined;
  const apiOrigin = value('gateway', 'Another back end') ?? config.apiOrigin;
  const language = value('language', 'Language');
  if (language !== undefined && !isLanguageCode(language))
    throw new UserError(`Language: "${language}" is none of the site: take a code such as EN`);
  const token = value('token', 'Token of a test account');
  return {
    config: { ...config, apiOrigin },
    environment: site.environment,
    site: site.gateway,
    language,
    token: token === undefined ? null : readToken('The form', token),
    allowPrivate: site.allowPrivate || apiOrigin === '',
    privateRemedy: PRIVATE_REMEDY,
  };
}

/** The test of a merchant's back end: begun by a form, carried out beside all other requests, and looked at until it ends. */
export function connectionRoutes(app: FastifyInstance, desk: Desk): void {
  const { environment, store } = desk.site;

  const opened = async (request: Asked, reply: FastifyReply, action: 'view' | 'merchant-test') => {
    const visit = await visitOf(desk, request, reply, action === 'view' ? { action } : { action, role: 'releaser' });
    if (visit === null) return null;
    const settings = await readSettings(store, environment);
    const found = settings === null ? undefined : findMerchant(settings.settings, request.params.code);
    if (found !== undefined) return { visit, found };
    sendRefusal(reply, desk, {
      status: 404,
      title: 'Not here',
      sentence: `${environment} has no such merchant: look at the list of merchants.`,
      viewer: visit.viewer,
    });
    return null;
  };

  const send = (
    reply: FastifyReply,
    status: number,
    { visit, found }: { readonly visit: Visit; readonly found: FoundMerchant },
    more: Pick<TestPage, 'given' | 'fault'>,
  ): FastifyReply => {
    const { code } = found.config;
    const last = desk.tests.of(visit.subject);
    const run = last?.merchant === code ? last : undefined;
    if (run?.end.kind === 'running') reply.header('Refresh', `${LOOK_SECONDS}; url=${testAddress(code)}`);
    const { viewer } = visit;
    const content = testPage({ environment, found, viewer, mayTest: mayTest(visit, code), run, ...more });
    const shown: Shown = { title: `Back end of ${code}`, content, place: MERCHANTS_PATH };
    return sendPage(reply, status, { ...shown, environment, viewer });
  };

  app.get(`${MERCHANTS_PATH}:code/test`, async (request: Asked, reply) => {
    const asked = await opened(request, reply, 'view');
    return asked === null ? reply : send(reply, 200, asked, { given: new URLSearchParams() });
  });

  app.post(`${MERCHANTS_PATH}:code/test`, async (request: Asked, reply) => {
    const asked = await opened(request, reply, 'merchant-test');
    if (asked === null) return reply;
    const { visit, found } = asked;
    const { code } = found.config;
    const entry = { subject: visit.subject, action: 'merchant-test', command: `merchant test ${code}` };
    if (!mayTest(visit, code)) {
      note(desk, { ...entry, outcome: 'forbidden' });
      const sentence = `${visit.person.name} is not releaser for ${code}.`;
      return sendRefusal(reply, desk, { status: 403, title: 'Not allowed', sentence, viewer: visit.viewer });
    }
    const given = formOf(request);
    try {
      desk.tests.begin(visit.subject, questionOf(desk, found, given));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      note(desk, { ...entry, outcome: 'refused', sentence: error.message });
      return send(reply, 422, asked, { given, fault: error.message });
    }
    note(desk, { ...entry, outcome: 'done' });
    return reply.redirect(testAddress(code), 303);
  });

  app.addHook('onClose', async () => desk.tests.stop());
}
