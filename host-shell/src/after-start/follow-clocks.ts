import { SESSION_KEY } from 'shared-contracts/storage';
import { serverTime, type DeviceClocks, type ServerTime } from 'shared-kit/remote';
import type { CoreServices } from '../host/host-services';

/** Two clocks of a device that drift this far apart while nobody looks: it slept, or one of them was set. */
const DRIFT_MS = 2000;

/** How far the clock that people set is ahead of the one that only counts up, ms. */
const distance = ({ wall, steady }: DeviceClocks): number => wall() - steady();

/**
 * Keeps the page's time right over sleep and over the settings of the device. Steady clocks stop while some devices
 * sleep, which their other clock then knows; but somebody may have set that one: the next answer tells, and is asked for.
 * The next page of the visit begins with what this one knows. Returns the way to stop.
 */
export function followClocks(
  { status, http, storage }: Pick<CoreServices, 'status' | 'http' | 'storage'>,
  time: ServerTime = serverTime,
): () => void {
  let left: number | null = null;
  const onVisibility = (): void => {
    const now = distance(time.clocks);
    const drift = now - (left ?? now);
    left = document.visibilityState === 'hidden' ? now : null;
    if (Math.abs(drift) < DRIFT_MS) return;
    if (drift > 0) time.advance(drift);
    void status.refresh(http);
  };
  const onLeave = (): void =>
    storage.session.set(SESSION_KEY.clockOffset, String(Math.round(time.now() - time.clocks.wall())));
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
  };
}
