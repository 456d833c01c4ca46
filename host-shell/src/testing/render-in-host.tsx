import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { LanguageCode } from 'shared-contracts/language';
import type { MerchantConfig } from 'shared-contracts/release/merchant-config';
import type { FirstRead } from 'shared-contracts/remote/first-read';
import type { SlotContribution } from 'shared-contracts/remote/contributions';
import type { ComponentLike } from 'shared-contracts/remote/remote-contract';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { SessionState } from 'shared-contracts/session/session-state';
import type { SiteStorage } from 'shared-contracts/storage';
import { fakeContext, type FakeContext } from 'test-kit/fake-context';
import { renderInSite } from 'test-kit/render';
import type { Device } from '../browser/device';
import { ChromeState } from '../chrome/chrome-state';
import type { HostServices } from '../host/host-services';
import { HostProvider } from '../host/use-host';
import english from '../locales/EN.json';
import type { Navigation } from '../routing/navigation';
import { openStorage, type HostStorage } from '../storage/site-storage';
import { bootRelease } from './boot-fixture';
import { SECTION_ROUTES, testRoutes } from './section-routes';

/** A widget of a remote, for a slot. */
export interface FakeWidget {
  readonly remote: RemoteName;
  readonly slot: SlotContribution['slot'];
  /** What it draws; undefined for one that cannot be loaded. */
  readonly part: ComponentLike<never> | undefined;
}

/** What a test of the frame sets before it is drawn. */
export interface HostSetup {
  readonly session?: SessionState;
  readonly info?: Partial<SiteInfo>;
  readonly language?: LanguageCode;
  readonly device?: Partial<Device>;
  readonly widgets?: readonly FakeWidget[];
  /** What screens draw, by name; others cannot be loaded. */
  readonly screens?: Readonly<Record<string, ComponentLike<never>>>;
  /** Screens whose code stays on its way, and slots whose widgets do. */
  readonly coming?: readonly string[];
  /** What screens begin with, by name; the same in every section. */
  readonly reads?: Readonly<Record<string, readonly FirstRead[]>>;
  readonly balance?: number | null;
  /** What the device and the tab keep from before. */
  readonly kept?: SiteStorage;
  /** The merchant's own word on pop-ups. */
  readonly popups?: MerchantConfig['popups'];
  /** The merchant's own word on slots. */
  readonly slots?: MerchantConfig['slots'];
  /** What the person answers to every question. */
  readonly confirms?: boolean;
  readonly at?: string;
  /** The real one, in place of a note of what was asked of it. */
  readonly navigation?: Navigation;
}

/** A host of fakes with everything that was done through it. */
export interface FakeHost {
  readonly context: FakeContext<'host-shell'>;
  readonly chrome: ChromeState;
  readonly storage: HostStorage;
  readonly signedOut: jest.Mock;
  readonly refreshedWallet: jest.Mock;
  readonly loadedDocument: jest.Mock;
  /** Told what a page that is opened begins with, and its query. */
  readonly askedAhead: jest.Mock;
  readonly services: HostServices;
}

/** The releases of a page on which every section is on: the same objects each time, as on a real page. */
function fakeReleases(
  slots: readonly (SlotContribution & { readonly remote: RemoteName })[],
  reads: NonNullable<HostSetup['reads']>,
) {
  const screens = Object.fromEntries(
    Object.entries(reads).map(([name, calls]) => [name, { scripts: [], styles: [], shared: [], reads: [...calls] }]),
  );
  const routes = testRoutes();
  const releases = new Map(
    SECTION_ROUTES.map(({ remote: name }) => {
      const contributions = { routes: [], intents: [], slots: slots.filter(({ remote }) => remote === name) };
      return [name, { status: 'on', version: '1.0.0', release: bootRelease(name, { contributions, screens }) }];
    }),
  );
  return {
    subscribe: () => () => undefined,
    routes: () => routes,
    names: () => [...releases.keys()],
    remote: (name: RemoteName) => releases.get(name),
  };
}

/** The parts of the host that its frame uses; the whole is put together at start only. */
export function fakeHost(setup: HostSetup): FakeHost {
  const { session, info, language, confirms, widgets = [], coming = [], balance = 1234.5 } = setup;
  const context = fakeContext({
    name: 'host-shell',
    ...(session && { session }),
    ...(info && { info }),
    ...(language && { language }),
    ...(confirms !== undefined && { confirms }),
  });
  if (setup.kept) Object.assign(context, { storage: setup.kept });
  const chrome = new ChromeState();
  const storage = openStorage();
  const signedOut = jest.fn(async () => undefined);
  const loadedDocument = jest.fn();
  const askedAhead = jest.fn();
  const refreshedWallet = jest.fn(async () => 'refreshed');
  const wallet = { balance, currencySymbol: '₱', isRefreshing: false, hasFailed: false };
  const slots = widgets.map(({ remote, slot }, order) => ({ remote, slot, order, widget: `${slot}-${order}` }));
  const resultOf = (name: string) => {
    const part = setup.screens?.[name] ?? widgets[slots.findIndex((slot) => slot.widget === name)]?.part;
    return part === undefined ? { status: 'failed' } : { status: 'loaded', part, version: '1.0.0' };
  };
  const isComing = (part: string): boolean => coming.some((name) => part.split('-')[0] === name);
  const services = {
    boot: { live: fakeReleases(slots, setup.reads ?? {}), document: { merchant: setup } },
    http: { ahead: askedAhead },
    loader: {
      loadPart: async (_remote: RemoteName, _kind: string, part: string) =>
        isComing(part) ? new Promise(() => undefined) : resultOf(part),
      peek: (_remote: RemoteName, _kind: string, part: string) => (isComing(part) ? undefined : resultOf(part)),
      draw: () => () => undefined,
    },
    context: (name: RemoteName) => fakeContext({ name }),
    chrome,
    storage,
    device: { isApp: false, isInstalled: false, header: 'MOBILE', ...setup.device },
    session: { reader: context.session },
    shared: { ...context, requests: { ...context.requests, signOut: signedOut } },
    navigation: setup.navigation ?? {
      go: (to: string, options: { readonly replace: boolean }) => context.navigate(to, options),
      attach: () => undefined,
      show: () => undefined,
      load: loadedDocument,
    },
    overlays: context.overlays,
    intents: context.intents,
    events: context.events,
    language: context.language,
    telemetry: context.telemetry,
    wallet: { get: () => wallet, subscribe: () => () => undefined, refresh: refreshedWallet },
    unread: { refresh: () => undefined },
  } as unknown as HostServices;
  return { context, chrome, storage, signedOut, refreshedWallet, askedAhead, loadedDocument, services };
}

/** Draws a part of the frame inside a host of fakes. */
export function renderInHost(element: ReactNode, setup: HostSetup = {}): FakeHost & { readonly view: RenderResult } {
  const host = fakeHost(setup);
  const view = renderInSite(<HostProvider value={host.services}>{element}</HostProvider>, {
    context: host.context,
    texts: english,
    ...(setup.at !== undefined && { at: setup.at }),
  });
  return { ...host, view };
}
