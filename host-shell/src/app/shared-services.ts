import type { SessionRequests } from 'shared-contracts/session/session-requests';
import type { CoreServices } from '../host/host-services';
import type { IntentBroker } from '../intents/intent-broker';
import type { SharedServices } from '../remotes/remote-context';
import type { SignOut } from '../session/sign-out';
import { tokenHandles } from '../session/token-handles';
import { siteReader } from '../site/site-reader';

/** The named parts of a service, each callable by itself: nothing leads from them to what the service is made of. */
function facade<Service extends object, Name extends keyof Service>(
  service: Service,
  ...names: readonly Name[]
): Pick<Service, Name> {
  return Object.freeze(Object.fromEntries(names.map((name) => [name, service[name]]))) as Pick<Service, Name>;
}

/** What screens may use of the core, whatever page they stand in. Frozen, as sections share it. */
export function sharedServices(core: CoreServices, intents: IntentBroker, signOut: SignOut): SharedServices {
  const { session, http, trialHttp, overlays, navigation, storage, status, boot } = core;
  const rendered = boot.rendered ?? undefined;
  const handles = tokenHandles(http);
  return {
    session: facade(session.reader, 'get', 'subscribe'),
    requests: Object.freeze<SessionRequests>({
      signIn: (request) => session.signIn(http, request),
      startTrial: () => session.startTrial(trialHttp),
      adopt: ({ token: handle, ...granted }) => {
        const token = handles.tokenOf(handle);
        // A token that no reply brought here would be somebody else's session.
        if (token === undefined) core.telemetry.report('session.notAdopted');
        else session.adopt({ ...granted, token });
      },
      passwordChanged: () => session.passwordChanged(),
      signOut: (options) => signOut.run(options?.confirmed ?? false),
    }),
    bus: core.bus,
    intents: facade(intents, 'request', 'handle'),
    http: Object.freeze(handles.http),
    language: facade(core.language, 'get', 'set'),
    theme: facade(core.theme, 'get', 'set', 'subscribe'),
    go: navigation.go,
    site: Object.freeze(
      siteReader(status, boot.document.merchant, () => session.merchantCode(), rendered && (() => rendered.draw)),
    ),
    flags: Object.freeze(core.flags),
    storage: Object.freeze(storage.forRemotes),
    overlays: facade(overlays, 'toast', 'confirm', 'showFailure'),
    telemetry: core.telemetry,
    hold: core.holds.hold,
  };
}
