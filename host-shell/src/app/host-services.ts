import type { i18n } from 'i18next';
import { fileLanguage } from 'shared-contracts/language';
import { IntentBroker } from '../intents/intent-broker';
import type { Boot } from '../releases/boot';
import { federationContainers } from '../remotes/container';
import { contextFor, type SharedServices } from '../remotes/remote-context';
import { RemoteLoader } from '../remotes/remote-loader';
import { RealAccountDoor } from '../session/real-account-door';
import { startRemote } from '../remotes/start-scope';
import { SignOut } from '../session/sign-out';
import { siteReader } from '../site/site-reader';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { createCoreServices, type CoreServices } from './core-services';
import { answerHostIntents, wakeByContribution } from './host-intents';

/** Everything the host is made of; screens and layout find it through `useHost`. */
export type HostServices = ReturnType<typeof createHostServices>;

type Texts = () => i18n | null;

function sharedServices(core: CoreServices, intents: IntentBroker, signOut: SignOut): SharedServices {
  const { session, http, trialHttp, overlays, navigation, storage, status, boot } = core;
  return {
    session: session.reader,
    requests: {
      signIn: (request) => session.signIn(http, request),
      startTrial: () => session.startTrial(trialHttp),
      adopt: (granted) => session.adopt(granted),
      passwordChanged: () => session.passwordChanged(),
      signOut: (options) => signOut.run(options?.confirmed ?? false),
    },
    bus: core.bus,
    intents,
    http,
    language: core.language,
    theme: core.theme,
    go: navigation.go,
    site: siteReader(status, boot.document.merchant, () => session.merchantCode()),
    flags: core.flags,
    storage: storage.forRemotes,
    overlays,
    telemetry: core.telemetry,
    hold: core.holds.hold,
  };
}

/** Puts the host's parts together and ties them to each other; starts nothing. */
export function createHostServices(boot: Boot, texts: Texts) {
  const core = createCoreServices({ boot, texts, loadRemoteTexts: (language) => loader.loadTexts(language) });
  const intents: IntentBroker = new IntentBroker(wakeByContribution(boot, (name) => loader.load(name)));
  const signOut = new SignOut({ ...core, texts });
  const shared = sharedServices(core, intents, signOut);
  const context = (name: RemoteName, version: string) => contextFor(shared, name, version);
  const loader: RemoteLoader = new RemoteLoader({
    boot,
    containers: federationContainers(boot.document.allowsOverrides),
    language: () => fileLanguage(core.language.get()),
    addTexts: (namespace, language, bundle) => void texts()?.addResourceBundle(language, namespace, bundle, true, true),
    onLoaded: (remote, version, ms) => {
      performance.mark(`mfe:${remote.name}:loaded`);
      core.telemetry.report('remote.loaded', { remote: remote.name, version, ms });
      return startRemote(remote, context(remote.name, version));
    },
    onFault: (name, version, { stage, cause }) =>
      core.telemetry.report('remote.failed', { remote: name, version, stage, cause }),
    onFallback: (name, version, to) => core.telemetry.report('remote.fallback', { remote: name, version, to }),
    reloadPage: () => window.location.reload(),
  });
  answerHostIntents(intents, core, new RealAccountDoor({ overlays: core.overlays, signOut, texts }));
  const own = boot.set.packages['host-shell'];
  return {
    ...core,
    intents,
    loader,
    shared,
    context,
    /** The host's own screens get what remotes get. */
    ownContext: contextFor(shared, 'host-shell', own.status === 'on' ? own.version : ''),
  };
}
