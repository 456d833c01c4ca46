/**
 * Where a picture may be, in the order to try: an https address as it is, a path of ours on each of the
 * bases. Nothing else is an address of a picture.
 */
export function imageSources(address: string | null | undefined, bases: readonly string[]): string[] {
  if (!address) return [];
  if (address.startsWith('https://')) return [address];
  return /^\/(?![/\\])/.test(address) ? bases.map((base) => `${base}${address}`) : [];
}
