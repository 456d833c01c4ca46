import { startGateway } from 'reference-gateway/gateway';
import type { GatewayConfiguration } from '../configuration/schemas';
import type { Service } from 'services/service';
import type { Surroundings } from './surroundings';

/** Starts the reference gateway of a configuration; what it tests with stays closed. */
export async function startGatewayService(
  { home, listen, trustedProxies, dialect, games, collector }: GatewayConfiguration,
  { variables, log, telemetry }: Surroundings,
): Promise<Service> {
  return startGateway({
    home,
    ...listen,
    trustedProxies,
    dialect,
    games,
    operatorToken: variables['MFE_OPERATOR_TOKEN'],
    log: (entry) => log.info(entry),
    telemetry,
    tracedPages: collector?.pagesPercent,
  });
}
