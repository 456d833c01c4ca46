/**
 * Whether a request has more than one `Host` header: two servers on its way may each believe another of them. Takes
 * names and values in turn, as they came (`rawHeaders`).
 */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
