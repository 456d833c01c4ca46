/** So many cohorts a device keeps: of more, a page knows the first. */
export const MAXIMUM_DEVICE_COHORTS = 16;

/** The text under which a device keeps the ids of the cohorts that its player belongs to. */
export function deviceCohortsText(ids: readonly string[]): string {
  return ids.slice(0, MAXIMUM_DEVICE_COHORTS).join(' ');
}

/** Reads what a device keeps; anything but ids of cohorts, and more than it keeps, is none. */
export function parseDeviceCohorts(text: string | null): readonly string[] {
  return /^[\da-f]{32}(?: [\da-f]{32}){0,15}$/.test(text ?? '') ? (text ?? '').split(' ') : [];
}
