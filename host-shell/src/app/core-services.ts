import { apiError, type ApiFailure } from 'shared-contracts/api/api-error';
import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { FileLanguage } from 'shared-contracts/language';
import { SESSION_KEY } from 'shared-contracts/storage';
import { serverTime } from 'shared-kit/remote';
import { answerFaultTeller } from '../api/answer-faults';
import { HttpClient, type CallIdentity, type GatewayClient, type HttpClientSetup } from '../api/http-client';
import type { Boot } from '../boot/boot';
import { themeControl, type ThemeControl } from '../brand/theme';
import { detectDevice, isRunningInstalled, type Device } from '../browser/device';
import { ChromeState } from '../chrome/chrome-state';
import { EventBus } from '../events/event-bus';
import { eventRules } from '../events/event-rules';
import { ReleaseHolds } from '../holds/release-holds';
import type { CoreServices } from '../host/host-services';
import { LanguageControl, type LanguageSetup } from '../i18n/language-control';
import { HOST_TEXTS, type PageTexts } from '../i18n/page-texts';
import { OverlayStore } from '../overlays/overlay-store';
import { Navigation } from '../routing/navigation';
import { SessionEffects } from '../session/session-effects';
import { SessionStore } from '../session/session-store';
import { siteFlags, unknownSite } from '../site/site-reader';
import { infoOf, SiteStatusStore } from '../site/site-status';
import { openStorage, type HostStorage } from '../storage/site-storage';
import { TelemetryLog } from '../telemetry/telemetry';
import { UnreadCounts } from '../unread/unread-counts';
import { WalletStore } from '../wallet/wallet-store';

/** What the core is given by what stands on it. */
export interface CoreSetup {
  readonly boot: Boot;
  readonly texts: () => PageTexts | null;
  readonly loadRemoteTexts: (language: FileLanguage) => Promise<void>;
  /** Whether wallet, unread counts and member info follow who is signed in: a document shows none of them. */
  readonly followsSession: boolean;
  /** Where it runs; this browser unless told. */
  readonly surroundings?: Surroundings;
}

/** What the core takes from the place that it runs in: a browser, or a server that renders a page. */
export interface Surroundings {
  /** The query of the address that the visit begins with. */
  readonly search: string;
  readonly storage: HostStorage;
  readonly device: Device;
  readonly theme: ThemeControl;
  /** What tells the language and the direction of the page. */
  readonly page: LanguageSetup['page'];
  readonly client: (setup: HttpClientSetup) => GatewayClient;
}

/** This browser; the page begins with what the last one of the visit knew of the server's time. */
function thisBrowser(): Surroundings {
  const storage = openStorage();
  const offset = storage.session.get(SESSION_KEY.clockOffset);
  if (offset !== null) serverTime.advance(Number(offset) || 0);
  return {
    search: window.location.search,
    storage,
    device: detectDevice(storage, navigator.userAgent, isRunningInstalled()),
    theme: themeControl(storage),
    page: document.documentElement,
    client: (setup) => new HttpClient(setup),
  };
}

/** The zone of the operator's business days; null until the status has told it. */
function knownTimeZone(status: SiteStatusStore, info: () => SiteInfo): string | null {
  return status.get().kind === 'known' ? info().timeZone : null;
}

/** Makes the core's parts and ties them to each other; starts nothing. */
export function createCoreServices(setup: CoreSetup): CoreServices {
  const { boot, texts, loadRemoteTexts, followsSession, surroundings = thisBrowser() } = setup;
  const { merchant, view } = boot.document;
  const { search, storage, device, theme, page } = surroundings;
  const telemetry = new TelemetryLog(boot.set.id);
  const bus = new EventBus(eventRules(boot.live), (event, cause) => telemetry.report('bus.fault', { event, cause }));
  const events = bus.as('host-shell');
  const effects = new SessionEffects();
  const session = new SessionStore({
    storage,
    merchantCode: merchant.code,
    trialMerchantCode: merchant.trialMerchantCode,
    onChange: (state, isRestored) => {
      if (followsSession) effects.changed(state, isRestored);
    },
  });
  const status: SiteStatusStore = new SiteStatusStore({
    storage,
    merchantCode: merchant.code,
    language: () => language.get(),
    onValue: (value) => events.emit('merchant.statusChanged', { status: value }),
  });
  const info = (): SiteInfo => infoOf(status.get(), unknownSite(merchant));
  const language: LanguageControl = new LanguageControl({
    search,
    storage,
    page,
    supported: () => info().languages.supported,
    events,
    loadRemoteTexts,
    onFailure: () => overlays.showFailure(apiError('texts', { kind: 'network', offline: !navigator.onLine })),
  });
  const onFailure = (failure: ApiFailure, token: string | null): void => effects.failed(failure, token);
  const onAnswerFaults = answerFaultTeller(telemetry, boot.document);
  const calls = { site: merchant, environment: view.environment, early: boot.early, onFailure, onAnswerFaults };
  const client = (codeOf: () => string): GatewayClient => {
    const identity = (): CallIdentity => ({
      merchant: codeOf(),
      language: language.get(),
      device: device.header,
      release: boot.set.id,
      token: session.token(),
    });
    return surroundings.client({ ...calls, identity, timeZone: () => knownTimeZone(status, info) });
  };
  const merchantCode = (): string => session.merchantCode();
  const http = client(merchantCode);
  const flags = siteFlags(info);
  const navigation = new Navigation();
  const overlays = new OverlayStore((key) => texts()?.get(HOST_TEXTS)(key) ?? '');
  const wallet = new WalletStore(http, events);
  const unread = new UnreadCounts({ http, session: session.reader, flags, merchantCode, events });
  effects.attach({ events, storage, wallet, unread, session, status, http, overlays, navigation, boot });
  return {
    boot,
    storage,
    device,
    telemetry,
    bus,
    events,
    session,
    status,
    info,
    language,
    theme,
    http,
    trialHttp: client(() => merchant.trialMerchantCode),
    flags,
    navigation,
    chrome: new ChromeState(),
    overlays,
    wallet,
    unread,
    holds: new ReleaseHolds(),
  };
}
