import { startDelivery } from 'delivery/server';
import type { OriginConfiguration } from '../configuration/schemas';
import type { Service } from 'services/service';
import { healthOf, storeOf, type Surroundings } from './surroundings';

/** Starts the origin of a configuration. */
export async function startOrigin(configuration: OriginConfiguration, surroundings: Surroundings): Promise<Service> {
  const { environment, listen, gateway, defaultMerchant, hosts, assetsPort, logsRequests } = configuration;
  const { log, telemetry } = surroundings;
  return startDelivery({
    store: storeOf(configuration, surroundings),
    environment,
    ...listen,
    hosts,
    gatewayUrl: gateway,
    defaultMerchant,
    assetsPort,
    telemetry,
    health: healthOf(configuration, surroundings),
    report: (line) => log.error({ event: 'request.failed', reason: line }),
    onAnswered: logsRequests ? (request) => log.info({ event: 'request', ...request }) : undefined,
  });
}
