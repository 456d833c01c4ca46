import { ASSET_RULES, contentType, PAGE_HEADERS, ruleFor } from 'shared-contracts/release/delivery-rules';

/**
 * Headers an object is stored with, for buckets that serve by themselves; by the rules of every other origin:
 * packages' files never change, everything else is requested again each time.
 */
export function objectHeaders(key: string): Readonly<Record<string, string>> {
  const isPage = /^(pages|console)\/.+\.html$/.test(key);
  const rule = isPage ? PAGE_HEADERS : ruleFor(ASSET_RULES, `/${key}`)?.headers;
  return {
    'Content-Type': rule?.['Content-Type'] ?? contentType(key),
    'Cache-Control': rule?.['Cache-Control'] ?? 'no-cache',
  };
}
