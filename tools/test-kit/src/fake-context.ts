import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import {
  HOST_EVENTS,
  type EventMap,
  type EventName,
  type EventOwner,
  type EventRule,
} from 'shared-contracts/events/event-map';
import type { IntentAnswer, IntentHandler, IntentMap, IntentName } from 'shared-contracts/intents/intent-map';
import type { LanguageCode } from 'shared-contracts/language';
import type {
  ConfirmRequest,
  RemoteContext,
  Theme,
  ToastKind,
  ToastSubject,
} from 'shared-contracts/remote/remote-context';
import type { SessionState, SignedInState } from 'shared-contracts/session/session-state';
import { fakeHttp, type FakeHttp } from './fake-http';
import { fakeStorage } from './fake-storage';

/** What a test sets before a component is drawn. */
export interface FakeSetup<Owner extends EventOwner> {
  readonly name: Owner;
  readonly session?: SessionState;
  readonly language?: LanguageCode;
  readonly info?: Partial<SiteInfo>;
  /** What the person answers to every question. */
  readonly confirms?: boolean;
  /** Rules of sections' events, as their `contract.ts` has them; those of the host are known. */
  readonly events?: Readonly<Record<string, EventRule>>;
}

/** A context for unit tests, with everything that was done through it. */
export interface FakeContext<Owner extends EventOwner> extends RemoteContext<Owner> {
  readonly http: FakeHttp;
  readonly log: {
    readonly visited: { to: string; replace: boolean }[];
    readonly toasts: { kind: ToastKind; text: string; subject?: ToastSubject }[];
    readonly questions: ConfirmRequest[];
    readonly failures: unknown[];
    readonly intents: { name: string; request: unknown }[];
    readonly emitted: { name: string; payload: unknown }[];
    readonly reports: { event: string; detail: unknown }[];
  };
  /** Changes the session as the host would. */
  readonly setSession: (state: SessionState) => void;
  /** How many listeners its session, events, theme and storage have. */
  readonly listenerCount: () => number;
  /** Tells an event as its owner would. */
  readonly tell: <Name extends EventName>(name: Name, payload: EventMap[Name]) => void;
}

const SITE_INFO: SiteInfo = {
  customerService: true,
  domainRoute: '',
  mobileTemplate: { mem_cen: '1', dep_func: '1' },
  paths: {},
  register: { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false, REGMOBVERF3: false },
  resources: [],
  whitelabel: {
    flags: { CBS3: true, PLYRBT: true, REMPASS3: true },
    promotions: { REFERRAL: true, LOGIN: true },
    menus: [],
    dividendDisplay: false,
  },
  mainDomain: 'aurora.example',
  imageCDNs: [],
  currencySymbol: '₱',
  timeZone: '',
  languages: { supported: ['TY', 'EN', 'CN', 'ID'], default: 'TY' },
};

/** A signed-in member, for tests. */
export const SOME_MEMBER: SessionState = {
  status: 'member',
  userName: 'demo_member',
  displayName: 'Demo',
  merchantCode: 'aurora',
  type: 0,
  mustChangePassword: false,
};

function fakeBus(emitted: { name: string; payload: unknown }[], declared: FakeSetup<EventOwner>['events'] = {}) {
  const rules: Readonly<Record<string, EventRule | undefined>> = { ...HOST_EVENTS, ...declared };
  const listeners = new Map<string, Set<(payload: never) => void>>();
  const last = new Map<string, unknown>();
  const tell = (name: string, payload: unknown): void => {
    last.set(name, payload);
    listeners.get(name)?.forEach((listener) => listener(payload as never));
  };
  const on = (name: string, listener: (payload: never) => void): (() => void) => {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    if (rules[name]?.replay === 'last' && last.has(name)) listener(last.get(name) as never);
    return () => set.delete(listener);
  };
  const emit = (name: string, payload: unknown): void => {
    emitted.push({ name, payload });
    tell(name, payload);
  };
  const listenerCount = (): number => [...listeners.values()].reduce((sum, set) => sum + set.size, 0);
  return { on, emit, tell, listenerCount };
}

function fakeIntents(asked: { name: string; request: unknown }[]): RemoteContext['intents'] {
  const handlers = new Map<string, never>();
  return {
    handle: (name, handler) => {
      handlers.set(name, handler as never);
      return () => void handlers.delete(name);
    },
    request: async <Name extends IntentName>(
      name: Name,
      request: IntentMap[Name]['request'],
    ): Promise<IntentAnswer<Name>> => {
      asked.push({ name, request });
      const handler = handlers.get(name) as IntentHandler<Name> | undefined;
      if (handler === undefined) return { handled: false, reason: 'nobody-registered' };
      return { handled: true, result: await handler(request) };
    },
  };
}

function fakeTheme(): RemoteContext['theme'] & { readonly listenerCount: () => number } {
  let theme: Theme = 'dark';
  const listeners = new Set<() => void>();
  return {
    listenerCount: () => listeners.size,
    get: () => theme,
    set: (next) => {
      theme = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function fakeSession(state: SessionState = { status: 'visitor' }) {
  let session = state;
  const listeners = new Set<(state: SessionState) => void>();
  return {
    get: () => session,
    set: (next: SessionState): void => {
      session = next;
      listeners.forEach((listener) => listener(session));
    },
    subscribe: (listener: (state: SessionState) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenerCount: () => listeners.size,
  };
}

/** A context whose every part is real enough to use and easy to look into. */
export function fakeContext<Owner extends EventOwner>(setup: FakeSetup<Owner>): FakeContext<Owner> {
  const info: SiteInfo = { ...SITE_INFO, ...setup.info };
  const log: FakeContext<Owner>['log'] = {
    visited: [],
    toasts: [],
    questions: [],
    failures: [],
    intents: [],
    emitted: [],
    reports: [],
  };
  const bus = fakeBus(log.emitted, setup.events);
  const theme = fakeTheme();
  const storage = fakeStorage();
  const session = fakeSession(setup.session);
  let language = setup.language ?? 'EN';
  return {
    log,
    release: { name: setup.name, version: '1.0.0', hold: () => () => undefined },
    session,
    requests: {
      signIn: async () => ({ ok: true, mustChangePassword: false }),
      startTrial: async () => ({ ok: true }),
      adopt: ({ userName, type = 4 }) =>
        session.set({ ...(SOME_MEMBER as SignedInState), userName, displayName: userName, type }),
      passwordChanged: () => {
        const state = session.get();
        if ('userName' in state) session.set({ ...state, mustChangePassword: false });
      },
      signOut: async () => session.set({ status: 'visitor' }),
    },
    events: { on: bus.on, emit: bus.emit } as RemoteContext<Owner>['events'],
    tell: bus.tell,
    intents: fakeIntents(log.intents),
    http: fakeHttp(),
    language: {
      get: () => language,
      set: async (next) => {
        language = next;
        bus.tell('language.changed', { language: next });
      },
    },
    theme,
    navigate: (to, options) => void log.visited.push({ to, replace: options?.replace ?? false }),
    site: {
      info: () => info,
      subscribe: () => () => undefined,
      merchantCode: () => 'aurora',
      imageBases: () => ['/cdn1', ''],
      name: 'Aurora',
      currencySymbol: () => info.currencySymbol,
    },
    flags: {
      isOn: (flag) => info.whitelabel.flags[flag] === true,
      isPromotionOn: (flag) => info.whitelabel.promotions[flag] === true,
      allowsMenu: (key) => info.whitelabel.menus.includes(key),
      showsDividends: () => info.whitelabel.dividendDisplay,
    },
    storage,
    overlays: {
      toast: (kind, text, subject) => {
        log.toasts.push({ kind, text, ...(subject && { subject }) });
        return () => undefined;
      },
      confirm: async (request) => {
        log.questions.push(request);
        return setup.confirms ?? true;
      },
      showFailure: (error) => void log.failures.push(error),
    },
    telemetry: { report: (event, detail) => void log.reports.push({ event, detail }) },
    setSession: session.set,
    listenerCount: () => session.listenerCount() + bus.listenerCount() + theme.listenerCount() + storage.watcherCount(),
  };
}
