import type { Service } from 'services/service';
import { collected, openCollector } from '../collector/open-collector';
import type { ServiceName } from '../configuration/schemas';
import { openServiceLog, overheard, type ServiceLog } from './service-log';
import type { Surroundings } from './surroundings';

/** What a configuration says of who collects, and of the log. */
export interface TellingSetup {
  readonly logLevel: Parameters<typeof openServiceLog>[1];
  readonly collector?: { readonly address: string; readonly requestsPercent: number } | undefined;
}

/** The log of a service, and the rest of what it tells of itself. */
export interface Telling extends Pick<Surroundings, 'log' | 'telemetry'> {
  /** The service, which ends once what it told has been sent. */
  readonly ending: (service: Service) => Service;
}

/** Opens the log of a service and, where its configuration names one, the way to its collector. */
export function openTelling(name: ServiceName, { logLevel, collector: setup }: TellingSetup): Telling {
  if (setup === undefined) return { log: openServiceLog(name, logLevel), ending: (service) => service };
  const tell = (fault: string | null): void => {
    if (fault === null) log.info({ event: 'collector.back' });
    else log.warn({ event: 'collector.away', reason: fault });
  };
  const collector = openCollector({ service: name, ...setup, onAway: tell });
  const log: ServiceLog = openServiceLog(name, logLevel, overheard(collector.addLine));
  const ending = (service: Service): Service => collected(service, [collector]);
  return { log, telemetry: collector.telemetry, ending };
}
