import type { i18n } from 'i18next';
import type { ApiFailure } from 'shared-contracts/api/api-error';
import { HttpClient } from '../api/http-client';
import { themeControl } from '../brand/theme';
import { EventBus } from '../events/event-bus';
import { LanguageControl } from '../i18n/language-control';
import { IntentBroker } from '../intents/intent-broker';
import { OverlayStore } from '../overlays/overlay-store';
import type { Boot } from '../releases/boot';
import { federationContainers } from '../remotes/container';
import { contextFor, type SharedServices } from '../remotes/remote-context';
import { RemoteLoader } from '../remotes/remote-loader';
import { SessionStore } from '../session/session-store';
import { siteFlags, siteReader, unknownSite } from '../site/site-reader';
import { infoOf, SiteStatusStore } from '../site/site-status';
import { openStorage } from '../storage/site-storage';
import { UnreadCounts } from '../unread/unread-counts';
import { WalletStore } from '../wallet/wallet-store';
import { ChromeState } from '../layout/chrome-state';
import { detectDevice, isRunningInstalled } from './device';
import { fileLanguage } from 'shared-contracts/language';
import { REMOTE_NAMES, type RemoteName } from 'shared-contracts/remote/remote-names';
import type { IntentName } from 'shared-contracts/intents/intent-map';
import { href } from 'shared-contracts/paths';
import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import { SignOut } from '../session/sign-out';
import { Navigation } from '../routing/navigation';
import { TelemetryLog } from './telemetry';
import { SessionEffects } from '../session/session-effects';

/** Everything the host is made of, put together once; screens and layout find it through `useHost`. */
export type HostServices = ReturnType<typeof createHostServices>;

/** Builds the host's parts and ties them to each other; starts nothing. */
export function createHostServices(boot: Boot, texts: () => i18n | null) {
  const { merchant } = boot.document;
  const hostEntry = boot.set.packages['host-shell'];
  const hostVersion = hostEntry.status === 'on' ? hostEntry.version : '';
  const storage = openStorage();
  const device = detectDevice(storage, navigator.userAgent, isRunningInstalled());
  const telemetry = new TelemetryLog(boot.set.id);
  const bus = new EventBus((event, cause) => telemetry.report('bus.fault', { event, cause }));
  const events = bus.as('host-shell');
  const navigation = new Navigation();
  const chrome = new ChromeState();
  const overlays = new OverlayStore((key) => texts()?.t(key) ?? '');
  const effects = new SessionEffects();
  const session = new SessionStore({
    storage,
    merchantCode: merchant.code,
    trialMerchantCode: merchant.trialMerchantCode,
    onChange: (state: SessionState) => effects.changed(state),
  });
  const status: SiteStatusStore = new SiteStatusStore({
    storage,
    merchantCode: merchant.code,
    language: () => language.get(),
    onValue: (value) => events.emit('merchant.statusChanged', { status: value }),
  });
  const info = () => infoOf(status.get(), unknownSite(merchant));
  const language: LanguageControl = new LanguageControl({
    storage,
    supported: () => info().languages.supported,
    events,
    loadRemoteTexts: (file) => loader.loadTexts(file),
  });
  const identity = (merchantCode: () => string) => () => ({
    merchant: merchantCode(),
    language: language.get(),
    device: device.header,
    release: boot.set.id,
    token: session.token(),
  });
  const clientSetup = {
    origin: merchant.apiOrigin,
    takeEarly: boot.takeEarly,
    onFailure: (failure: ApiFailure, carriedToken: boolean) => effects.failed(failure, carriedToken),
  };
  const http = new HttpClient({ ...clientSetup, identity: identity(() => session.merchantCode()) });
  // A trial session is started, like everything of it, in the trial merchant's name (D-62).
  const trialHttp = new HttpClient({ ...clientSetup, identity: identity(() => merchant.trialMerchantCode) });
  const wallet = new WalletStore(http, events);
  const flags = siteFlags(info);
  const unread = new UnreadCounts({
    http,
    session: session.reader,
    flags,
    merchantCode: () => session.merchantCode(),
    events,
  });
  const signOut = new SignOut({ session, http, overlays, navigation, texts });
  const intents: IntentBroker = new IntentBroker(async (name: IntentName) => {
    const owner = REMOTE_NAMES.find((remote) => {
      const release = boot.remote(remote);
      return release.status === 'on' && release.release.contributions.intents.includes(name);
    });
    if (owner === undefined) return 'nobody';
    return (await loader.load(owner)).status === 'loaded' ? 'woken' : 'failed';
  });
  const services: SharedServices = {
    session: session.reader,
    requests: {
      signIn: (request) => session.signIn(http, request),
      startTrial: () => session.startTrial(trialHttp),
      signOut: (options) => signOut.run(options?.confirmed ?? false),
    },
    bus,
    intents,
    http,
    language,
    theme: themeControl(storage),
    go: navigation.go,
    site: siteReader(status, merchant, () => session.merchantCode()),
    flags,
    storage: storage.forRemotes,
    overlays,
    telemetry,
  };
  const context = (name: RemoteName, version: string) => contextFor(services, name, version);
  const loader: RemoteLoader = new RemoteLoader({
    boot,
    containers: federationContainers(),
    language: () => fileLanguage(language.get()),
    addTexts: (namespace, file, bundle) => void texts()?.addResourceBundle(file, namespace, bundle, true, true),
    onLoaded: (remote, version) => {
      performance.mark(`mfe:${remote.name}:loaded`);
      telemetry.report('remote.loaded', { remote: remote.name, version });
      remote.start?.(context(remote.name, version) as never);
    },
    onFault: (name, version, fault) =>
      telemetry.report('remote.failed', { remote: name, version, stage: fault.stage, cause: fault.cause }),
    reloadPage: () => window.location.reload(),
  });
  intents.handle('openLogin', ({ returnTo }) => {
    navigation.go(href('login', returnTo === undefined ? {} : { redirect: returnTo }), { replace: false });
    return 'opened';
  });
  intents.handle('openWalletPanel', () => {
    chrome.open('wallet');
    return 'opened';
  });
  intents.handle('refreshWallet', () => wallet.refresh());
  intents.handle('refreshUnread', () => {
    unread.refresh();
    return 'asked';
  });
  effects.attach({ events, wallet, unread, session, status, http, overlays, navigation, boot });
  return {
    boot,
    storage,
    device,
    telemetry,
    bus,
    events,
    navigation,
    chrome,
    overlays,
    session,
    status,
    info,
    language,
    http,
    wallet,
    unread,
    flags,
    intents,
    loader,
    shared: services,
    context,
    /** The host's own screens get what remotes get. */
    ownContext: contextFor(services, 'host-shell', hostVersion),
    isSignedIn: () => isSignedIn(session.reader.get()),
  };
}
