import { KEPT_ATTRIBUTE } from 'shared-contracts/release/installed';

/** When this page was kept, ISO 8601, where it is the one that the last visit kept; null for a page of the network. */
export function keptSince(): string | null {
  return document.documentElement.getAttribute(KEPT_ATTRIBUTE);
}
