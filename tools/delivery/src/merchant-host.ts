/** The merchant a host name stands for; null for a name that is none of this site's. */
export function merchantOfHost(
  host: string | undefined,
  merchants: readonly string[],
  defaultMerchant: string,
): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (name === 'localhost' || name === '127.0.0.1') return merchants.includes(defaultMerchant) ? defaultMerchant : null;
  const [, merchant] = /^([a-z0-9-]+)\.localhost$/.exec(name) ?? [];
  return merchant !== undefined && merchants.includes(merchant) ? merchant : null;
}
