/** Merchants by the host names of their public addresses, as their settings have them. */
export type Addresses = ReadonlyMap<string, string>;

/** The host names of merchants' public addresses; of two merchants with the same one, neither has it. */
export function addressesOf(
  merchants: readonly { readonly code: string; readonly origin?: string | undefined }[],
): Addresses {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const { code, origin } of merchants) {
    if (origin === undefined) continue;
    const { hostname } = new URL(origin);
    if (owners.has(hostname)) shared.add(hostname);
    owners.set(hostname, code);
  }
  for (const hostname of shared) owners.delete(hostname);
  return owners;
}
