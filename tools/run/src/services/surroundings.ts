import { findHealthSource, type HealthSource } from 'release-cli/health/health-source';
import { openTrustedStore } from 'release-cli/trust/trusting';
import type { Store } from 'release-cli/trust/store';
import type { ServerTelemetry } from 'services/telemetry';
import type { Variables } from '../configuration/secrets';
import type { ServiceLog } from './service-log';

/** What lies around a service besides its configuration. */
export interface Surroundings {
  /** Variables of the process, secrets in files among them. */
  readonly variables: Variables;
  readonly log: ServiceLog;
  /** Collects traces and figures; nobody where the configuration names no collector. */
  readonly telemetry?: ServerTelemetry | undefined;
}

/** What a configuration says of the store and of who collects health. */
interface StorePlaces {
  readonly home: string;
  readonly store?: string | undefined;
  readonly gateway: string;
}

/** Opens the store of a configuration; nothing is read yet. */
export function storeOf({ home, store }: StorePlaces, { variables }: Surroundings): Store {
  return openTrustedStore(store ?? (variables['MFE_STORE'] || undefined), { home, environment: variables });
}

/** Asks for health at the gateway, with the operator's token of the variables or of the state folder. */
export function healthOf({ home, gateway }: StorePlaces, { variables }: Surroundings): () => Promise<HealthSource> {
  return () => findHealthSource({ url: gateway, home, environment: variables });
}
