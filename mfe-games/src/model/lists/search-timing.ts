/** A search starts by itself once typing has paused for this long. */
export const SEARCH_PAUSE_MILLISECONDS = 600;
/** Submitting counts at most once in this time. */
const SUBMIT_THROTTLE_MILLISECONDS = 1000;

/** Whether a submit counts, by the time of the last one that did; both ms of one clock. */
export function submitCounts(lastAt: number | undefined, now: number): boolean {
  return lastAt === undefined || now < lastAt || now - lastAt >= SUBMIT_THROTTLE_MILLISECONDS;
}
