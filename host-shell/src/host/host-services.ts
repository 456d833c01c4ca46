import type { SiteInfo } from 'shared-contracts/api/endpoints/system';
import type { EventBusFor } from 'shared-contracts/events/event-map';
import type { SiteFlags } from 'shared-contracts/flags';
import type { RemoteContext } from 'shared-contracts/remote/remote-context';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { GatewayClient } from '../api/http-client';
import type { Boot } from '../boot/boot';
import type { ThemeControl } from '../brand/theme';
import type { Device } from '../browser/device';
import type { ChromeState } from '../chrome/chrome-state';
import type { EventBus } from '../events/event-bus';
import type { ReleaseHolds } from '../holds/release-holds';
import type { LanguageControl } from '../i18n/language-control';
import type { IntentBroker } from '../intents/intent-broker';
import type { OverlayStore } from '../overlays/overlay-store';
import type { SharedServices } from '../remotes/remote-context';
import type { PartLoader } from '../remotes/remote-loader';
import type { Navigation } from '../routing/navigation';
import type { SessionStore } from '../session/session-store';
import type { SiteStatusStore } from '../site/site-status';
import type { HostStorage } from '../storage/site-storage';
import type { TelemetryLog } from '../telemetry/telemetry';
import type { UnreadCounts } from '../unread/unread-counts';
import type { WalletStore } from '../wallet/wallet-store';

/** The parts of the host that know nothing of remotes: storage, session, status, language, calls, messages. */
export interface CoreServices {
  readonly boot: Boot;
  readonly storage: HostStorage;
  readonly device: Device;
  readonly telemetry: TelemetryLog;
  readonly bus: EventBus;
  /** The bus as the host itself uses it. */
  readonly events: EventBusFor<'host-shell'>;
  readonly session: SessionStore;
  readonly status: SiteStatusStore;
  readonly info: () => SiteInfo;
  readonly language: LanguageControl;
  readonly theme: ThemeControl;
  readonly http: GatewayClient;
  /** A trial session is started in the trial merchant's name, like every call of it. */
  readonly trialHttp: GatewayClient;
  readonly flags: SiteFlags;
  readonly navigation: Navigation;
  readonly chrome: ChromeState;
  readonly overlays: OverlayStore;
  readonly wallet: WalletStore;
  readonly unread: UnreadCounts;
  readonly holds: ReleaseHolds;
}

/** Everything the host is made of; views find it through `useHost`, and `app/` puts it together. */
export interface HostServices extends CoreServices {
  readonly intents: IntentBroker;
  readonly loader: PartLoader;
  /** What all contexts have in common. */
  readonly shared: SharedServices;
  /** The context of a version of a section: only what its release states. */
  readonly context: (name: RemoteName, version: string) => RemoteContext<RemoteName>;
  /** The context of the host's own screens: all that sections can get. */
  readonly ownContext: RemoteContext<'host-shell'>;
}
