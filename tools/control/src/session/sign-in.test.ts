import { randomBytes } from 'node:crypto';
import { freePort } from 'services/free-port';
import { startControl } from '../control';
import { startLocalProvider } from '../local/local-provider';
import type { AuditEntry } from '../server/audit';
import { CALLBACK_PATH } from '../server/sign-in-routes';
import { peopleSite } from '../test-support/people-site';

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A console and its provider, both listening on this machine. */
async function listening() {
  const { site, people } = await peopleSite();
  const port = await freePort();
  const publicAddress = `http://127.0.0.1:${port}`;
  const provider = await startLocalProvider({ rita: 'right' }, `${publicAddress}${CALLBACK_PATH}`);
  const audit: AuditEntry[] = [];
  const control = await startControl({
    environment: 'production',
    home: site.home,
    variables: {},
    people,
    address: '127.0.0.1',
    port,
    publicAddress,
    provider,
    secret: randomBytes(32).toString('hex'),
    gateway: 'http://127.0.0.1:9',
    allowPrivate: false,
    health: () => Promise.reject(new Error('nobody knows')),
    audit: (entry) => void audit.push(entry),
    complain: () => undefined,
  });
  ends.push(() => control.stop(0), provider.close);
  return { publicAddress, audit, provider };
}

/** A browser without pages: keeps cookies by host, and follows what it is sent to. */
class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  async ask(address: string, form?: URLSearchParams): Promise<{ readonly response: Response; readonly text: string }> {
    const { host } = new URL(address);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form ?? null,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) return { response, text: await response.text() };
    return this.ask(new URL(next, address).href);
  }

  cookiesOf(address: string): ReadonlyMap<string, string> {
    return this.#cookies.get(new URL(address).host) ?? new Map();
  }

  /** Gives the cookies of one browser to another, as a thief would. */
  take(address: string, cookies: ReadonlyMap<string, string>): void {
    this.#cookies.set(new URL(address).host, new Map(cookies));
  }
}

describe('sign-in at a real provider', () => {
  it('leads back to the page that was asked for, and out again', async () => {
    const { publicAddress, audit, provider } = await listening();
    const browser = new Browser();
    const login = await browser.ask(`${publicAddress}/releases/do/pin?merchant=aurora`);
    expect(login.response.url.startsWith(`${provider.issuer}/sign-in/`)).toBe(true);
    const wrong = await browser.ask(login.response.url, new URLSearchParams({ name: 'rita', password: 'wrong' }));
    expect([wrong.response.status, wrong.text.includes('No account has this name')]).toEqual([401, true]);
    const page = await browser.ask(login.response.url, new URLSearchParams({ name: 'rita', password: 'right' }));
    expect([page.response.status, page.response.url]).toEqual([
      200,
      `${publicAddress}/releases/do/pin?merchant=aurora`,
    ]);
    expect(page.text).toContain('<option value="aurora" selected>');
    const sealed = [...browser.cookiesOf(publicAddress).values()].join();
    expect(sealed).not.toContain('rita');

    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const out = await browser.ask(`${publicAddress}/releases/sign-out`, new URLSearchParams({ csrf }));
    expect(out.text).toContain('You are signed out of this console');
    expect(browser.cookiesOf(publicAddress).get('console-session')).toBe('');
    expect(audit.map(({ subject, action, outcome }) => [subject, action, outcome])).toEqual([
      [null, 'pin', 'signed-out'],
      ['rita', 'sign-in', 'done'],
      ['rita', 'sign-out', 'done'],
    ]);
  });

  it('refuses an answer that was not begun in this browser, or that somebody changed', async () => {
    const { publicAddress, audit } = await listening();
    const alone = await new Browser().ask(`${publicAddress}${CALLBACK_PATH}?code=x&state=y`);
    expect([alone.response.status, alone.text.includes('sign in again')]).toEqual([400, true]);
    const browser = new Browser();
    await browser.ask(`${publicAddress}/releases/`);
    const thief = new Browser();
    thief.take(publicAddress, browser.cookiesOf(publicAddress));
    const changed = await thief.ask(`${publicAddress}${CALLBACK_PATH}?code=x&state=y`);
    expect(changed.response.status).toBe(400);
    expect(thief.cookiesOf(publicAddress).get('console-session')).toBeUndefined();
    expect(audit.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['sign-in', 'refused'],
      ['view', 'signed-out'],
      ['sign-in', 'refused'],
    ]);
  });
});
