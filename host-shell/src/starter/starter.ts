/**
 * The page's inline script: resolves this device's versions and requests everything they need, the small files once the
 * skeleton is drawn, so that code and data arrive in one round trip after the page. Small, classic, and without the
 * host's parsers: the boot document in the same page needs no validation.
 */
import { askedLanguage, fileLanguage, htmlLanguage, startLanguage, textDirection } from 'shared-contracts/language';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import {
  BOOT_ELEMENT_ID,
  BOOT_GLOBAL,
  PAGE_ANSWERS_ID,
  PRERENDERED_ATTRIBUTE,
  RETRY_MARK,
} from 'shared-contracts/release/boot-names';
import type { AnswersFile } from 'shared-contracts/release/prerendered';
import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import { deviceHeader, isAppClient, isRunningInstalled } from '../browser/device';
import type { SettledOverrides } from '../overrides/settled-overrides';
import { deviceBucket } from './device-bucket';
import { earlyRequests, maySpeakTo, STATUS_READ, type PageAsker } from './early-reads';
import { filesForPath, isAgentSession } from './files-for-path';
import { parseHeldVersions } from './held-versions';
import { knownTimeZone } from './known-time-zone';
import { withOverriddenReleases, type StarterResult } from './starter-result';
import { UNANSWERED } from './unanswered';
import { storedText } from './stored-text';

/** The longest wait before a page that cannot start reloads. */
const RENEW_LIMIT_MS = 5000;
/** The longest wait for the first frame: some devices draw none for a while. */
const FRAME_LIMIT_MS = 500;
/**
 * A start that takes longer may never end, because browsers have no time limit for files. Then the page offers to
 * reload.
 */
const LATE_MS = 20_000;

/** Only detects that an override is requested; the rest is a separate script, so production pages stay small. */
function asksForOverrides(): boolean {
  try {
    return (
      /[?&]overrides=/.test(location.search) ||
      /import-map-override:|__MF_DEVTOOLS__/.test(Object.keys(localStorage).join('\n'))
    );
  } catch {
    return /[?&]overrides=/.test(location.search);
  }
}

/** Looks up the page's hash of a script; the import map lists scripts of the page's origin by path. */
function scriptHashes(): (url: string) => string | undefined {
  const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
  const { integrity = {} } = JSON.parse(text) as { integrity?: Record<string, string> };
  return (url) => integrity[url] ?? integrity[url.replace(location.origin, '')];
}

/**
 * Requests a file. The host's chunks have a high priority: evenly shared bandwidth would deliver a section's small
 * files before the host's big ones, but they are useful only once the host's code has run.
 */
function preload(url: string, integrity: string | undefined, priority: 'high' | 'low'): void {
  const link = document.createElement('link');
  link.fetchPriority = priority;
  const isStyle = url.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = url;
  document.head.append(link);
}

function applyStyle(url: string, integrity: string | undefined): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  link.href = url;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => resolve(url.endsWith(RETRY_MARK) || applyStyle(`${url}${RETRY_MARK}`, integrity));
  });
}

/** The stored session, before the host has validated it. */
function storedSession(): {
  readonly token?: unknown;
  readonly merchantCode?: unknown;
  readonly firstTimeLogin?: unknown;
} {
  try {
    const value = JSON.parse(storedText('sessionStorage', SESSION_KEY.session) ?? '{}') as unknown;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function pageAsker(boot: BootDocument, language: string, release: string): PageAsker {
  const site = boot.merchant.code;
  const { token, merchantCode, firstTimeLogin } = storedSession();
  const isSignedIn = typeof token === 'string' && token !== '';
  const isApp = isAppClient(navigator.userAgent, storedText('sessionStorage', SESSION_KEY.appMode));
  return {
    site,
    merchant: isSignedIn && typeof merchantCode === 'string' && merchantCode !== '' ? merchantCode : site,
    language,
    device: deviceHeader(isApp, isRunningInstalled()),
    release,
    // A user who must change the password first gets no account data.
    token: isSignedIn && firstTimeLogin !== true ? token : null,
    search: location.search,
    now: new Date(),
    timeZone: knownTimeZone(storedText('localStorage', LOCAL_KEY.statusCache)),
  };
}

function ask(url: string, headers: Readonly<Record<string, string>>): StarterResult['early'][string] {
  const answer = fetch(url, { headers, credentials: 'include' }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as unknown,
    retryAfter: response.headers.get('retry-after') ?? undefined,
    asked: { url, headers },
  }));
  // Prevents an unhandled rejection before the host takes the answer.
  answer.catch(() => undefined);
  return answer;
}

/** The first calls of the page. */
function askAhead(
  { merchant, view }: BootDocument,
  reads: readonly FirstRead[],
  asker: PageAsker,
): StarterResult['early'] {
  if (!maySpeakTo(merchant, view.environment)) return {};
  const requests = earlyRequests([STATUS_READ, ...reads], asker);
  return Object.fromEntries(
    requests.map(({ key, path, headers }) => [key, ask(`${merchant.apiOrigin}${path}`, headers)]),
  );
}

/** The answers that the page was rendered from; the page's hash decides whether they are. */
async function fetchPageAnswers(): Promise<unknown> {
  const { path, integrity } = JSON.parse(document.getElementById(PAGE_ANSWERS_ID)?.textContent ?? '') as AnswersFile;
  return (await fetch(path, { integrity })).json();
}

/** Begins to fetch them where this visit takes the page over: the page's first script has left its mark there. */
function askForPageAnswers(): Pick<StarterResult, 'pageAnswers'> {
  if (!document.documentElement.hasAttribute(PRERENDERED_ATTRIBUTE)) return {};
  const pageAnswers = fetchPageAnswers();
  // Prevents an unhandled rejection before the host takes them.
  pageAnswers.catch(() => undefined);
  return { pageAnswers };
}

/** Runs each action in its own task, so that the page handles touches in between. */
function inTurn([first, ...others]: readonly (() => void)[]): void {
  try {
    first?.();
  } catch {
    showBroken();
    return;
  }
  if (others.length > 0) setTimeout(() => inTurn(others));
}

/** Once the skeleton is drawn, or at once in a hidden page. */
function afterFirstFrame(action: () => void): void {
  if (document.hidden) {
    action();
    return;
  }
  let hasBegun = false;
  const begin = (): void => {
    if (!hasBegun) action();
    hasBegun = true;
  };
  // In a task after the frame's: by then the frame is on its way to the screen.
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, FRAME_LIMIT_MS);
}

/** What of this device decides its versions. */
type Device = Pick<StarterResult, 'bucket' | 'held' | 'cohorts'>;

/**
 * Requests everything this page needs, and starts the host. Each request costs a slow phone some ms: the few big ones
 * that keep the link busy come first, then the many small ones, in their own tasks.
 */
function begin(boot: BootDocument, device: Device, staging?: SettledOverrides): void {
  const overrides = staging?.overrides ?? {};
  const known = withOverriddenReleases(boot, staging);
  const set = resolveView(boot.view as MapView, device.bucket, overrides, device.held, device.cohorts);
  const language = startLanguage(
    storedText('localStorage', LOCAL_KEY.language),
    boot.merchant.languages.supported,
    askedLanguage(location.search),
  );
  const page = document.documentElement;
  page.lang = htmlLanguage(language);
  page.dir = textDirection(language);
  page.dataset['merchant'] = boot.merchant.code;
  page.dataset['release'] = set.id;

  const hashOf = scriptHashes();
  const files = filesForPath(known, set, {
    pathname: location.pathname,
    language: fileLanguage(language),
    isAgent: isAgentSession(storedText('sessionStorage', SESSION_KEY.session)),
  });
  const styles = Promise.all(files.hostStyles.map((url) => applyStyle(url, files.styleIntegrity[url])));
  // Includes the scripts that the page has preloaded: the module uses those bytes and compiles as soon as they arrive.
  for (const url of files.hostScripts) preload(url, hashOf(url), 'high');
  const { hostEntry } = files;
  // Without a hash no engine would refuse wrong bytes; only overrides need none.
  if (hashOf(hostEntry) === undefined && staging?.releases['host-shell'] === undefined) throw new Error('no hash');
  const hold = (scripts: readonly string[]): boolean => {
    if (scripts.some((url) => hashOf(url) === undefined)) return false;
    for (const url of scripts)
      if (document.querySelector(`link[href="${url}"]`) === null) preload(url, hashOf(url), 'high');
    return true;
  };
  const askForData = (): void => {
    const rendered = askForPageAnswers();
    const early = askAhead(boot, files.reads, pageAsker(boot, language, set.id));
    const result: StarterResult = { ...device, overrides, styles, hold, early, ...rendered };
    window[BOOT_GLOBAL] = staging === undefined ? result : { ...result, staging };
  };
  const askForFiles = (): void => {
    for (const url of files.urls) preload(url, files.styleIntegrity[url] ?? hashOf(url), 'low');
    // The address comes from the page, whose import map has its hash.
    const again = async (error?: unknown): Promise<void> => {
      const { startAgain } = (await import(
        /* webpackIgnore: true */ boot.secondStart ?? ''
      )) as typeof import('./second-start');
      await startAgain(boot, hostEntry, error);
    };
    const isSecond = storedText('sessionStorage', SESSION_KEY.secondStart) !== null;
    (isSecond ? again() : import(/* webpackIgnore: true */ hostEntry).catch(again)).catch(showBroken);
  };
  setTimeout(() => inTurn([askForData, askForFiles]));
}

/** The overrides' own script settles them; if it does not load, the page starts with the map's versions. */
async function beginOverridden(script: string, boot: BootDocument, bootText: string, device: Device): Promise<void> {
  let staging: SettledOverrides | null = {
    overrides: {},
    releases: {},
    faults: [{ asked: script, problem: 'unreachable' }],
  };
  try {
    const { settlePage } = (await import(
      /* webpackIgnore: true */ script
    )) as typeof import('../overrides/overrides-entry');
    staging = await settlePage(bootText, device.bucket, device.held ?? {}, device.cohorts);
  } catch {
    // The staging bar reports it.
  }
  if (staging !== null) begin(boot, device, staging);
}

function start(): void {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? '';
  const boot = JSON.parse(text) as BootDocument;
  const held = parseHeldVersions(storedText('localStorage', LOCAL_KEY.heldRelease), Date.now());
  const device = {
    bucket: deviceBucket(),
    held,
    cohorts: storedText('localStorage', LOCAL_KEY.cohort) ?? '',
  };
  const script = boot.allowsOverrides && asksForOverrides() ? boot.overridesScript : undefined;
  if (script === undefined) begin(boot, device);
  else beginOverridden(script, boot, text, device).catch(showBroken);
}

/** Makes the page itself say that it could not start, because no other code has loaded. */
function showBroken(): void {
  document.documentElement.dataset['start'] = 'failed';
}

/** The offer is below the skeleton and disappears with it; a slow start continues behind it. */
function offerReload(): void {
  if (document.getElementById('splash') !== null) document.documentElement.dataset['start'] ??= 'late';
}

/** The cached files may be what broke the page, and would stay cached for a year: they are fetched again first. */
async function reload(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[crossorigin]');
  // The host's common scripts have two links: one preloads the bytes, one the module.
  const files = new Set([...links].map(({ href }) => href));
  const renewed = Promise.allSettled([...files].map((file) => fetch(file, { cache: 'reload' })));
  await Promise.race([renewed, new Promise((resolve) => setTimeout(resolve, RENEW_LIMIT_MS))]);
  try {
    sessionStorage.setItem(SESSION_KEY.secondStart, '1');
  } catch {
    // Without storage, the next page tries the first addresses first.
  }
  location.reload();
}

/** A page that was rendered answers no touch until the host takes it over: its forms would send themselves, and lose what is typed. */
function holdTouches(): void {
  const root = document.getElementById('root');
  if (root?.hasAttribute(PRERENDERED_ATTRIBUTE) !== true) return;
  for (const [name, value] of UNANSWERED) root.setAttribute(name, value);
  // For engines without `inert`.
  root.addEventListener('submit', (event) => {
    if (root.hasAttribute('inert')) event.preventDefault();
  });
}

document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-reload]') !== null) void reload();
});

holdTouches();
setTimeout(offerReload, LATE_MS);

performance.mark('mfe:boot');
// Until then the page's preload links keep the network busy.
afterFirstFrame(() => inTurn([start]));
