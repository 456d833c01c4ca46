const MINUTE = 60 * 1000;

/** Who was away for so long begins a new sitting; after a sitting that a limit ended, the pause before the next. */
export const ABSENCE = 30 * MINUTE;
/** Minutes to choose from for the reality check. */
export const CHECK_CHOICES = [15, 30, 60, 120] as const;
/** For who has chosen nothing. */
export const USUAL_CHECK = 60;

/** How long a member has been here, over reloads and sign-ins; epoch ms. */
export interface Sitting {
  readonly since: number;
  /** The last use of a session. */
  readonly seenAt: number;
  /** When the last reality check was read; the beginning, before the first. */
  readonly checkedAt: number;
}

/** The sitting that a sign-in at this moment belongs to: the last one, unless its member was away. */
export function sittingAt(kept: Sitting | undefined, now: number): Sitting {
  const isGoingOn = kept !== undefined && now - kept.seenAt < ABSENCE;
  return isGoingOn ? kept : { since: now, seenAt: now, checkedAt: now };
}

/** When a limit of so many minutes ends the sitting; null without a limit. */
export function sittingEnd({ since }: Sitting, minutes: number | null): number | null {
  return minutes === null ? null : since + minutes * MINUTE;
}

/** Until when nobody signs in, because the sitting has had its time; undefined where they may. */
export function pauseEnd(kept: Sitting | undefined, minutes: number | null, now: number): number | undefined {
  const sitting = sittingAt(kept, now);
  const end = sittingEnd(sitting, minutes);
  return end !== null && now >= end ? sitting.seenAt + ABSENCE : undefined;
}

/** When the next reality check is due. */
export function nextCheck({ checkedAt }: Sitting, minutes: number): number {
  return checkedAt + minutes * MINUTE;
}
