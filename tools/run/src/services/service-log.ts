import { pino, type DestinationStream, type Logger } from 'pino';
import type { ServiceName } from '../configuration/schemas';
import type { LOG_LEVELS } from '../configuration/fields';

/** Writes lines of JSON: `time`, `level`, `service`, `event`, then names, ids and numbers. No address, no secret. */
export type ServiceLog = Pick<Logger, (typeof LOG_LEVELS)[number]>;

/** Opens the log of a service, on standard output unless told; a line is written before the call returns, so none is lost. */
export function openServiceLog(
  service: ServiceName,
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): ServiceLog {
  return pino(
    {
      level,
      base: { service },
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}
