import { setTimeout as delay } from 'node:timers/promises';

/** A server that runs by itself, until it is stopped. */
export interface Service {
  /** Where it answers. */
  readonly url: string;
  /** From now on it says that it is not ready, and keeps no connection. */
  readonly announceStop: () => void;
  /** Finishes what runs, for so many milliseconds; gives how many requests were cut off then. */
  readonly stop: (limitMs: number) => Promise<number>;
}

/** How services end. */
export interface StopTimes {
  /** For how long they say that they are not ready before they stop listening. */
  readonly announceMs: number;
  readonly limitMs: number;
}

/** Who hears of the end. */
export interface StopListener {
  readonly stopping: (signal: NodeJS.Signals) => void;
  readonly stopped: (cutOff: number) => void;
}

/** The times of a configuration. */
export function stopTimes(stop: { readonly announceSeconds: number; readonly limitSeconds: number }): StopTimes {
  return { announceMs: stop.announceSeconds * 1000, limitMs: stop.limitSeconds * 1000 };
}

/** Stops services together; gives how many requests were cut off. `wait` passes the time of the announcement. */
export async function stopServices(
  services: readonly Pick<Service, 'announceStop' | 'stop'>[],
  { announceMs, limitMs }: StopTimes,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<number> {
  for (const service of services) service.announceStop();
  if (announceMs > 0) await wait(announceMs);
  const cutOff = await Promise.all(services.map(({ stop }) => stop(limitMs)));
  return cutOff.reduce((sum, count) => sum + count, 0);
}

/** Stops services, and this process, at the first SIGINT or SIGTERM. A second signal, as a terminal sends it, changes nothing. */
export function endOnSignal(
  services: readonly Pick<Service, 'announceStop' | 'stop'>[],
  times: StopTimes,
  listener?: StopListener,
): void {
  let isStopping = false;
  const end = (signal: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    listener?.stopping(signal);
    stopServices(services, times).then(
      (cutOff) => {
        listener?.stopped(cutOff);
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
