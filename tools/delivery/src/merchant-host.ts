/** The merchant of a host name; null for a name that is not one of this site. */
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
