import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';
import { html } from 'release-cli/console/html';
import { CONSOLE_STYLE } from 'release-cli/console/console-style';
import { closeServer } from 'services/close-server';
import { CONTROL_STYLE } from '../pages/control-style';

/** People of this machine and their passwords, by subject. */
export type Accounts = Readonly<Record<string, string>>;

/** A provider of OpenID Connect for this machine: for tests, and for `npm start`. */
export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly close: () => Promise<void>;
}

const LOGIN_PATH = /^\/sign-in\/([\w-]+)$/;
const LONGEST_FORM = 4096;

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > LONGEST_FORM) break;
  }
  return new URLSearchParams(text);
}

function loginPage(address: string, isWrong: boolean): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sign in</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>Sign in</h1>
          ${isWrong ? html`<p class="refused" role="alert">No account has this name and password.</p>` : null}
          <form class="form" method="post" action="${address}">
            <p class="field">
              <label for="name">Name</label><input id="name" name="name" autocomplete="username" required />
            </p>
            <p class="field">
              <label for="password">Password</label
              ><input id="password" name="password" type="password" autocomplete="current-password" required />
            </p>
            <p class="buttons"><button class="button main">Sign in</button></p>
          </form>
        </main>
      </body>
    </html>`.text;
}

async function answerLogin(
  provider: Provider,
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  const form = request.method === 'POST' ? await formOf(request) : null;
  const name = form?.get('name') ?? '';
  if (form !== null && Object.hasOwn(accounts, name) && accounts[name] === form.get('password'))
    return provider.interactionFinished(request, response, { login: { accountId: name } });
  response.writeHead(form === null ? 200 : 401, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(loginPage(`/sign-in/${uid}`, form !== null));
}

/** A grant for everybody who has signed in: there is one client, and it only wants to know who they are. */
async function grantOf(ctx: Parameters<NonNullable<Configuration['loadExistingGrant']>>[0]) {
  const { provider, client, session } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

function listening(server: Server, port: number): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

const SIGNING = 'ES256';

function configurationOf(
  accounts: Accounts,
  client: { readonly id: string; readonly secret: string; readonly callback: string },
): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: SIGNING,
      },
    ],
    claims: { openid: ['sub'] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx, subject) =>
      Object.hasOwn(accounts, subject) ? { accountId: subject, claims: () => ({ sub: subject }) } : undefined,
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: SIGNING, kid: 'local' } as never] },
    loadExistingGrant: grantOf,
    pkce: { required: () => true },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 600, Interaction: 600, Session: 3600, Grant: 3600 },
  };
}

/** Starts the provider on this machine, for one console that is reached at this address. All of it is forgotten when it ends. */
export async function startLocalProvider(accounts: Accounts, callback: string, port = 0): Promise<LocalProvider> {
  const [clientId, clientSecret] = ['release-console', randomBytes(24).toString('base64url')];
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.destroy();
  const server = createServer((request, response) => answer(request, response));
  const issuer = await listening(server, port);
  const provider = new Provider(issuer, configurationOf(accounts, { id: clientId, secret: clientSecret, callback }));
  const handle = provider.callback();
  answer = (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path === '/style.css') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(`${CONSOLE_STYLE}${CONTROL_STYLE}`);
      return;
    }
    if (!LOGIN_PATH.test(path)) {
      void handle(request, response);
      return;
    }
    answerLogin(provider, accounts, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end('This sign-in has ended: begin again.\n');
    });
  };
  return { issuer, clientId, clientSecret, close: () => closeServer(server) };
}
