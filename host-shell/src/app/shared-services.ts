import type { IntentBroker } from '../intents/intent-broker';
import type { SharedServices } from '../remotes/remote-context';
import type { SignOut } from '../session/sign-out';
import { siteReader } from '../site/site-reader';
import type { CoreServices } from './core-services';

/** What screens may use of the core, whatever page they stand in. */
export function sharedServices(core: CoreServices, intents: IntentBroker, signOut: SignOut): SharedServices {
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
