import { prefersReducedMotion } from 'shared-kit/ui';

/** How long the device trembles, and rests in between, ms: `tick` says that something took hold, `done` that it worked. */
const PATTERNS = { tick: [12], done: [16, 60, 24] } as const;

/** What the device says by trembling. */
export type HapticKind = keyof typeof PATTERNS;

/** Lets a device that can tremble say it to the finger; not where the player asked for less motion. */
export function haptic(kind: HapticKind): void {
  const device: Partial<Navigator> = navigator;
  // A browser refuses a page that nobody has touched yet, and complains of it.
  if (device.userActivation?.hasBeenActive === false || prefersReducedMotion()) return;
  device.vibrate?.([...PATTERNS[kind]]);
}
