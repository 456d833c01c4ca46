import '@module-federation/enhanced/runtime';
import {
  defineRemote,
  type ComponentLike,
  type RemoteDefinition,
  type Texts,
} from 'shared-contracts/remote/remote-contract';
import type { BootRelease } from 'shared-contracts/release/boot-document';
import { resolveView, type MapView } from 'shared-contracts/release/resolve';
import type { LoadableRelease, RemoteRelease } from '../boot/live-releases';
import { CONTRACT_RANGE, CONTRACT_VERSION } from 'shared-contracts/version';
import { RemoteLoader } from '../remotes/remote-loader';
import { bootDocument, bootRelease } from './boot-fixture';

/** Entries that a page has loaded; taken before an instance closes the page's state. A page has one loader, a test file many. */
const LOADED = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__') as object;

/** Begins another page, as far as the runtime is concerned. */
export function forgetEntries(): void {
  for (const key of Reflect.ownKeys(LOADED)) Reflect.deleteProperty(LOADED, key);
}

/** What browsers say of a module that did not come. */
export const NOT_FETCHED = new TypeError('Failed to fetch dynamically imported module');

const FILES = 'https://site.example/mfe-games/';

/** A page whose host, with this in its release, has no files that it shares. */
export function pageOf(host: Partial<BootRelease> = {}) {
  const contract = { version: CONTRACT_VERSION, range: CONTRACT_RANGE };
  const document = bootDocument({ 'host-shell': bootRelease('host', { contract, ...host }) });
  return { document, set: resolveView(document.view as MapView, 0) };
}

/** Where a version's entry is; `new` is 1.2.0, `old` is 1.1.0. */
export const NEW_ENTRY = `${FILES}new-entry.js`;
export const OLD_ENTRY = `${FILES}old-entry.js`;

/** A component of its own for each call. */
export function someScreen(): ComponentLike<never> {
  return () => null;
}

const SCREEN = someScreen();

/** A remote with the screen `list` and the widget `winners`. */
export function someRemote(changes: Partial<RemoteDefinition<'mfe-games'>> = {}): RemoteDefinition {
  const texts = async (): Promise<Texts> => ({ title: 'Games' });
  const remote = defineRemote({
    name: 'mfe-games',
    screens: { list: async () => SCREEN as ComponentLike },
    widgets: { winners: async () => SCREEN },
    locales: { CN: texts, EN: texts, ID: texts, TY: texts },
  });
  return { ...remote, ...changes } as unknown as RemoteDefinition;
}

/** What importing an entry comes to, once. */
export type Opening = () => Promise<unknown>;

/** A container with this as its remote. */
export const gives =
  (remote: unknown): Opening =>
  async () => ({ init: () => undefined, get: async () => () => ({ remote }) });
export const throws =
  (error: unknown): Opening =>
  async () =>
    Promise.reject(error);
export const hangs: Opening = () => new Promise(() => undefined);

/** A version of the games section. */
export function version(mark: 'new' | 'old', range = '^1.0.0'): LoadableRelease {
  const release = bootRelease(mark, { contract: { version: '1.0.0', range } });
  return { version: mark === 'new' ? '1.2.0' : '1.1.0', release };
}

/** A section that is on in its new version. */
export function on(range?: string): RemoteRelease {
  return { status: 'on', ...version('new', range) };
}

interface LoaderFixture {
  /** What each address answers, in turn; the last answer stays. */
  readonly answers: Readonly<Record<string, readonly Opening[]>>;
  readonly release?: RemoteRelease;
  readonly fallbacks?: readonly LoadableRelease[];
  /** What the host's release says besides its contract. */
  readonly host?: Partial<BootRelease>;
  /** Scripts that the page has no hash of. */
  readonly unheld?: readonly string[];
}

/** A loader on the real runtime with entries that do as told, and everything it did. */
export function makeLoader({ answers, release = on(), fallbacks = [], host, unheld = [] }: LoaderFixture) {
  forgetEntries();
  const opened: string[] = [];
  const faults: string[] = [];
  const fallen: string[] = [];
  const texts: string[] = [];
  const ended: string[] = [];
  const onLoaded = jest.fn(
    (remote: RemoteDefinition, loaded: string): (() => void) =>
      () =>
        void ended.push(`${remote.name}@${loaded}`),
  );
  const reloadPage = jest.fn();
  const now = { release };
  const loader = new RemoteLoader({
    boot: {
      live: { remote: () => now.release, fallbacks: () => fallbacks },
      ...pageOf(host),
      fileUrl: (_name, file) => `${FILES}${file}`,
      hasRetryUrls: () => true,
    },
    load: (url) => {
      const turn = opened.filter((entry) => entry === url).length;
      opened.push(url);
      const turns = answers[url] ?? [];
      return (turns[turn] ?? turns.at(-1) ?? throws(NOT_FETCHED))();
    },
    hold: (scripts) => !scripts.some((url) => unheld.includes(url)),
    language: () => 'EN',
    addTexts: (namespace, language) => void texts.push(`${namespace}/${language}`),
    onLoaded,
    onFault: (name, failed, { stage, cause }) => void faults.push(`${name}@${failed} ${stage}: ${cause}`),
    onFallback: (name, from, to) => void fallen.push(`${name} ${from} -> ${to}`),
    reloadPage,
  });
  return { loader, opened, faults, fallen, texts, ended, onLoaded, reloadPage, now };
}
