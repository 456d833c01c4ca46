import { startFakeS3, type FakeS3, type FakeS3Options, type Fault } from './s3-fake-server';
import { S3Store } from './s3-store';

/** Short pauses, for a service in this process; the limit of time is reached where the service stays silent. */
export const PATIENCE = { timeoutMs: 60_000, attempts: 3, firstPauseMs: 1 };

/** A refusal that passes, as services give it under load. */
export const UNAVAILABLE: Fault = {
  isApplied: false,
  answer: { status: 503, body: '<Error><Code>SlowDown</Code></Error>' },
};

/** The write took place, but its answer never arrives. */
export const LOST_AFTER: Fault = { isApplied: true, answer: 'dropped' };

const running: FakeS3[] = [];
afterEach(() => Promise.all(running.splice(0).map((fake) => fake.stop())));

/** A made-up service until the end of the test, and stores at it. */
export async function startPlace(
  options: FakeS3Options = {},
): Promise<{ readonly fake: FakeS3; readonly store: S3Store; readonly open: () => S3Store }> {
  const limits = new Set<AbortController>();
  const limit = (): AbortSignal => {
    const controller = new AbortController();
    limits.add(controller);
    return controller.signal;
  };
  const timeOut = (): void => {
    for (const controller of limits) controller.abort(new DOMException('The time is up', 'TimeoutError'));
    limits.clear();
  };
  const fake = await startFakeS3({ onHanging: timeOut, ...options });
  running.push(fake);
  const open = (): S3Store => new S3Store(fake.connection, { retryPolicy: { ...PATIENCE, limit } });
  return { fake, store: open(), open };
}
