import { pino, type DestinationStream, type Logger } from 'pino';
import type { ServiceName } from '../configuration/schemas';
import type { LOG_LEVELS } from '../configuration/fields';

/** Writes lines of JSON: `time`, `level`, `service`, `event`, then names, ids and numbers. No address, no secret. */
export type ServiceLog = Pick<Logger, (typeof LOG_LEVELS)[number]>;

const STANDARD_OUTPUT = (): DestinationStream => pino.destination({ dest: 1, sync: true });

/** Standard output, with somebody who hears every line too. */
export function overheard(
  hear: (line: string) => void,
  output: DestinationStream = STANDARD_OUTPUT(),
): DestinationStream {
  return {
    write: (line) => {
      output.write(line);
      hear(line);
    },
  };
}

/** Opens the log of a service, on standard output unless told; a line is written before the call returns, so none is lost. */
export function openServiceLog(
  service: ServiceName,
  level: (typeof LOG_LEVELS)[number],
  destination: DestinationStream = STANDARD_OUTPUT(),
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
