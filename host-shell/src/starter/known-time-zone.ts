/** The operator's time zone in the last known status of the site, as it was stored; null where there is none. */
export function knownTimeZone(statusCache: string | null): string | null {
  try {
    const kept = JSON.parse(statusCache ?? '{}') as { data?: { info?: { timeZone?: unknown } | null } | null } | null;
    const zone = kept?.data?.info?.timeZone;
    return typeof zone === 'string' ? zone : null;
  } catch {
    return null;
  }
}
