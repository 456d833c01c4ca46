import { fileLanguage } from 'shared-contracts/language';
import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import { packageOf } from 'shared-contracts/release/resolve';
import type { Boot } from '../boot/boot';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { IntentBroker } from '../intents/intent-broker';
import { sectionContext } from '../remotes/limited-context';
import { contextFor } from '../remotes/remote-context';
import { RemoteLoader } from '../remotes/remote-loader';
import { startRemote } from '../remotes/start-scope';
import { RealAccountPrompt } from '../session/real-account-prompt';
import { SignOut } from '../session/sign-out';
import { createCoreServices } from './core-services';
import { answerHostIntents, loadByContribution } from './host-intents';
import { sharedServices } from './shared-services';

type Texts = () => PageTexts | null;

/** Puts the host's parts together and ties them to each other; starts nothing. */
export function createHostServices(boot: Boot, texts: Texts): HostServices {
  const core = createCoreServices({
    boot,
    texts,
    loadRemoteTexts: (language) => loader.loadTexts(language),
    followsSession: true,
  });
  const intents: IntentBroker = new IntentBroker(loadByContribution(boot, (name) => loader.load(name)));
  const signOut = new SignOut({ ...core, texts });
  const shared = sharedServices(core, intents, signOut);
  const context = (name: RemoteName, version: string) =>
    sectionContext(contextFor(shared, name, version), boot.document.releases[name]?.[version]);
  const loader: RemoteLoader = new RemoteLoader({
    boot,
    hold: (scripts) => window[BOOT_GLOBAL]?.hold?.(scripts) === true,
    refusedOverrides: window[BOOT_GLOBAL]?.staging?.faults.map(({ asked }) => asked),
    language: () => fileLanguage(core.language.get()),
    addTexts: (namespace, language, bundle) => texts()?.add({ namespace, language, texts: bundle }),
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
  answerHostIntents(intents, core, new RealAccountPrompt({ overlays: core.overlays, signOut, texts }));
  const own = packageOf(boot.set, 'host-shell');
  return {
    ...core,
    intents,
    loader,
    shared,
    context,
    ownContext: contextFor(shared, 'host-shell', own.status === 'on' ? own.version : ''),
  };
}
