import { KEPT_ATTRIBUTE } from 'shared-contracts/release/installed';

/** When the worker saved this page, ISO 8601; null for a page from the network. */
export function cachedSince(): string | null {
  return document.documentElement.getAttribute(KEPT_ATTRIBUTE);
}
