import { fileLanguage } from 'shared-contracts/language';
import { BOOT_GLOBAL } from 'shared-contracts/release/boot-names';
import type { Boot } from '../boot/boot';
import type { HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { RemoteLoader } from '../remotes/remote-loader';
import { startRemote } from '../remotes/start-scope';
import { createCoreServices } from './core-services';
import { hostParts } from './host-parts';

type Texts = () => PageTexts | null;

/** Puts the host's parts together and ties them to each other; starts nothing. */
export function createHostServices(boot: Boot, texts: Texts): HostServices {
  const core = createCoreServices({
    boot,
    texts,
    loadRemoteTexts: (language) => loader.loadTexts(language),
    followsSession: true,
  });
  const parts = hostParts(core, texts, (name) => loader.load(name));
  const { context } = parts;
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
  return { ...core, ...parts, loader };
}
