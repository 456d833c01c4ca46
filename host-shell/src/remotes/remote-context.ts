import type { ApiClient } from 'shared-contracts/api/api-client';
import type { EventOwner } from 'shared-contracts/events/event-map';
import type { SiteFlags } from 'shared-contracts/flags';
import type { Intents } from 'shared-contracts/intents/intent-map';
import type {
  LanguageReader,
  Overlays,
  RemoteContext,
  SiteReader,
  Telemetry,
  ThemeReader,
} from 'shared-contracts/remote/remote-context';
import type { SessionRequests } from 'shared-contracts/session/session-requests';
import type { SessionReader } from 'shared-contracts/session/session-state';
import type { SiteStorage } from 'shared-contracts/storage';
import { ownPath } from 'shared-contracts/paths';
import type { EventBus } from '../events/event-bus';

/** What all contexts share: created once by the host. */
export interface SharedServices {
  readonly session: SessionReader;
  readonly requests: SessionRequests;
  readonly bus: EventBus;
  readonly intents: Intents;
  readonly http: ApiClient;
  readonly language: LanguageReader;
  readonly theme: ThemeReader;
  readonly go: (to: string, options: { readonly replace: boolean; readonly state?: unknown }) => void;
  readonly site: SiteReader;
  readonly flags: SiteFlags;
  readonly storage: SiteStorage;
  readonly overlays: Overlays;
  readonly telemetry: Telemetry;
  /** Keeps the page on its versions; returns the function that ends the hold. */
  readonly hold: (reason: string) => () => void;
}

/** The context of one package: the same services, its own side of the bus, its own name in every report. */
export function contextFor<Owner extends EventOwner>(
  services: SharedServices,
  name: Owner,
  version: string,
): RemoteContext<Owner> {
  return {
    release: { name, version, hold: (reason) => services.hold(`${name}: ${reason}`) },
    session: services.session,
    requests: services.requests,
    events: services.bus.as(name),
    intents: services.intents,
    http: services.http,
    language: services.language,
    theme: services.theme,
    navigate: (to, options) => {
      const path = ownPath(to);
      if (path === null) services.telemetry.report('navigate.refused', { remote: name });
      else
        services.go(path, {
          replace: options?.replace ?? false,
          ...(options?.state === undefined ? {} : { state: options.state }),
        });
    },
    site: services.site,
    flags: services.flags,
    storage: services.storage,
    overlays: services.overlays,
    telemetry: {
      report: (event, detail) => services.telemetry.report(event, { ...detail, remote: name, version }),
    },
  };
}
