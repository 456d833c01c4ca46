import type { FastifyInstance, InjectOptions } from 'fastify';
import type { HealthSource } from 'release-cli/health/health-source';
import { UserError } from 'release-cli/text/user-error';
import { Operations } from 'services/operations';
import { PreviewPlaces } from '../screens/preview-places';
import { PreviewShelf } from '../screens/preview-shelf';
import { TestRuns } from '../connection/test-runs';
import { createApp } from '../server/app';
import type { PreviewHost } from '../server/preview-host';
import type { AuditEntry } from '../server/audit';
import { ConsoleSite } from '../server/console-site';
import { cookieName } from '../server/visit';
import type { Provider } from '../session/provider';
import { Sealer } from '../session/sealed';
import { newSession, SESSION_SECONDS } from '../session/session';
import type { PeopleSite } from './people-site';

/** An answer, as tests look at it. */
export interface Seen {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Somebody at the console. */
export interface Someone {
  readonly get: (path: string) => Promise<Seen>;
  /** Sends a form as a page of the session would; `more` changes how. */
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>> | URLSearchParams,
    more?: InjectOptions,
  ) => Promise<Seen>;
}

/** A console over a site without listening, and what it wrote into the audit. */
export interface TestConsole {
  readonly app: FastifyInstance;
  readonly audit: readonly AuditEntry[];
  readonly previews: Pick<PreviewHost, 'places' | 'shelf'>;
  readonly as: (subject: string) => Promise<Someone>;
  readonly stranger: Someone;
}

export const PUBLIC_ADDRESS = 'http://localhost:4500';

/** A gateway that answers nobody. */
const AWAY_GATEWAY = 'http://127.0.0.1:9';

/** A provider that nobody reaches: sessions are made by the tests. */
const AWAY: Provider = {
  begin: () => Promise.reject(new Error('the provider is away')),
  finish: () => Promise.reject(new Error('the provider is away')),
};

/** Opens a console over a site. */
export async function testConsole(
  { site, people, gateway = AWAY_GATEWAY }: PeopleSite & { readonly gateway?: string },
  provider: Provider = AWAY,
  health: () => Promise<HealthSource> = () => Promise.reject(new UserError('nobody knows')),
  tests = new TestRuns(),
): Promise<TestConsole> {
  const audit: AuditEntry[] = [];
  const previews = { places: new PreviewPlaces(PUBLIC_ADDRESS, 'localhost'), shelf: new PreviewShelf() };
  const sealer = new Sealer('a secret of the tests');
  const places = { home: site.home, variables: {}, environment: 'production', people };
  const desk = {
    site: new ConsoleSite({ ...places, health, gateway, allowPrivate: false }),
    sealer,
    publicAddress: PUBLIC_ADDRESS,
    audit: (entry: AuditEntry) => void audit.push(entry),
    tests,
    previews,
  };
  const operations = new Operations({ server: 'control', whyNotReady: () => Promise.resolve(null) });
  const app = await createApp(desk, provider, operations, () => undefined);
  const someone = (cookie: string, csrf: string): Someone => {
    const send = async (options: InjectOptions): Promise<Seen> => {
      const { statusCode, body, headers } = await app.inject({ ...options, headers: { cookie, ...options.headers } });
      return { status: statusCode, text: body, headers };
    };
    return {
      get: (path) => send({ method: 'GET', url: path }),
      post: (path, fields, more = {}) => {
        const form = new URLSearchParams(fields);
        if (!form.has('csrf')) form.set('csrf', csrf);
        const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more.headers };
        return send({ method: 'POST', url: path, payload: form.toString(), ...more, headers });
      },
    };
  };
  return {
    app,
    audit,
    previews,
    as: async (subject) => {
      const session = newSession(subject);
      const sealed = await sealer.seal('session', { ...session }, SESSION_SECONDS);
      return someone(`${cookieName(PUBLIC_ADDRESS, 'session')}=${sealed}`, session.csrf);
    },
    stranger: someone('', ''),
  };
}

const CHARACTERS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** What the preview of a form carries on to the write. */
export function carried(text: string): URLSearchParams {
  const form = /<form\s+class="form"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
  return new URLSearchParams(
    [...form.matchAll(/name="([\w.-]+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      unescaped(value),
    ]),
  );
}
