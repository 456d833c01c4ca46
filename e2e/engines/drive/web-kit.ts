import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from 'services/free-port';
import { spawnTethered } from 'services/processes';
import type { EnginePrograms } from '../plan/engine-names';
import { RECORD_FAULTS, TAKE_FAULTS } from './fault-recorder';
import { VIEWPORT, type Engine, type Json, type Session } from './session';
import { webDriverAt, type WebDriverCall } from './web-driver';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;

/** The browser has a toolbar that cannot be hidden and is wider than a phone: this makes it narrow. */
const NARROW_TOOLBAR = `button, entry, toolbar, box, separator {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; border-style: none;
}
button image { -gtk-icon-transform: scale(0.1); }
`;

/** Starts a display without a screen; gives its number. */
async function startDisplay(): Promise<{ readonly display: string; readonly child: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '800x1200x24', '-nolisten', 'tcp'];
  const child = spawnTethered('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise<string>((done, fail) => {
    child.stdio[3]?.once('data', (said: Buffer) => done(`:${said.toString().trim()}`));
    child.once('exit', (code) => fail(new Error(`Xvfb ended with ${code ?? 'a signal'}`)));
    child.once('error', fail);
  });
  return { display, child };
}

async function untilAnswering(call: WebDriverCall, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${child.exitCode}`);
    const isThere = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > until) throw new Error(`WebKitWebDriver did not answer within ${START_LIMIT_MS / 1000} s`);
    await setTimeout(POLL_MS);
  }
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

function newSession(call: WebDriverCall, binary: string): Promise<NewSession> {
  const alwaysMatch = {
    // A page that hangs is a failed expectation with a picture, not a command without an answer.
    pageLoadStrategy: 'none',
    timeouts: { script: 30_000 },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  return call('POST', '/session', { capabilities: { alwaysMatch } }) as Promise<NewSession>;
}

/** Waits for what the body returns, and hands over what it throws. */
function asyncScript(body: string): string {
  return `const [given, done] = arguments;
    ${RECORD_FAULTS}
    new Promise((resolve) => resolve((() => { ${body} })()))
      .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
}

/** The protocol's name of the Enter key. */
const ENTER = '\uE007';

/** The document that a navigation leaves has this on its window. */
const MARK_AS_LEFT = 'window.engineSpecLeft = true;';
const IS_NEW = 'return window.engineSpecLeft === undefined;';

class WebKitSession implements Session {
  readonly #call: WebDriverCall;
  readonly #at: string;
  readonly #faults: string[] = [];

  constructor(call: WebDriverCall, id: string) {
    this.#call = call;
    this.#at = `/session/${id}`;
  }

  async goTo(url: string): Promise<void> {
    this.#faults.push(...(await this.takeFaults()));
    await this.run(MARK_AS_LEFT, null);
    await this.#call('POST', `${this.#at}/url`, { url });
    const until = Date.now() + START_LIMIT_MS;
    // A script that comes while documents change fails.
    while (!(await this.run(IS_NEW, null).catch(() => false))) {
      if (Date.now() > until) throw new Error(`${url} did not begin within ${START_LIMIT_MS / 1000} s`);
      await setTimeout(POLL_MS);
    }
  }

  async run(body: string, given: Json): Promise<unknown> {
    const words = { script: asyncScript(body), args: [given] };
    const answer = await this.#call('POST', `${this.#at}/execute/async`, words);
    const { value, error } = answer as { readonly value?: unknown; readonly error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#act('pointer', [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(text: string): Promise<void> {
    await this.#act(
      'key',
      [...text.replaceAll('\n', ENTER)].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#call('GET', `${this.#at}/screenshot`)) as string, 'base64');
  }

  async takeFaults(): Promise<readonly string[]> {
    const inPage = (await this.run(TAKE_FAULTS, null)) as readonly string[];
    return [...this.#faults.splice(0), ...inPage];
  }

  async close(): Promise<void> {
    await this.#call('DELETE', this.#at);
  }

  async #act(type: 'pointer' | 'key', actions: readonly object[]): Promise<void> {
    await this.#call('POST', `${this.#at}/actions`, { actions: [{ type, id: type, actions }] });
  }

  /** Makes the page itself as big as a phone, whatever stands around it. */
  async sizeViewport(): Promise<void> {
    const until = Date.now() + START_LIMIT_MS;
    // The page hears of its new size some frames later.
    for (;;) {
      const look = 'return { width: innerWidth, height: innerHeight, around: outerHeight - innerHeight }';
      const { width, height, around } = (await this.run(look, null)) as Record<'width' | 'height' | 'around', number>;
      if (width === VIEWPORT.width && height === VIEWPORT.height) return;
      if (Date.now() > until) throw new Error(`the viewport is ${width} by ${height}`);
      await this.#call('POST', `${this.#at}/window/rect`, { ...VIEWPORT, height: VIEWPORT.height + around });
      await setTimeout(POLL_MS);
    }
  }
}

/** Ends a program, and waits until it has ended. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Everything that runs for one engine, ended together. */
async function startDriver(
  folder: string,
): Promise<{ readonly call: WebDriverCall; readonly end: () => Promise<void> }> {
  const { display, child: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawnTethered('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Settings, caches and data of its own: nothing of this account is read or written.
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Its buffers want a graphics card: without one a page waits seconds for a frame.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: path.join(folder, 'config'),
      XDG_CACHE_HOME: path.join(folder, 'cache'),
      XDG_DATA_HOME: path.join(folder, 'data'),
    },
  });
  const call = webDriverAt(`http://127.0.0.1:${port}`);
  const end = async (): Promise<void> => {
    // The browser goes with its display, and writes into its folder until then.
    for (const child of [driver, screen]) await ended(child);
    await rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 50 });
  };
  try {
    await untilAnswering(call, driver);
  } catch (error) {
    await end();
    throw error;
  }
  return { call, end };
}

/** Starts WebKit on a display without a screen, driven over the W3C WebDriver protocol. */
export async function startWebKit({ browser }: EnginePrograms): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-webkit-'));
  mkdirSync(path.join(folder, 'config/gtk-3.0'), { recursive: true });
  writeFileSync(path.join(folder, 'config/gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const { call, end } = await startDriver(folder);
  const open = new Set<Session>();
  const first = await newSession(call, browser);
  await call('DELETE', `/session/${first.sessionId}`);
  return {
    version: first.capabilities.browserVersion,
    openSession: async () => {
      const { sessionId } = await newSession(call, browser);
      const session = new WebKitSession(call, sessionId);
      open.add(session);
      await session.sizeViewport();
      return session;
    },
    close: async () => {
      // The driver has one session at a time; one that a failed spec left has to go, or its browser stays.
      await Promise.allSettled([...open].map((session) => session.close()));
      await end();
    },
  };
}
