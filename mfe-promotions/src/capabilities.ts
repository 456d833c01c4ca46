import { defineCapabilities } from 'shared-contracts/remote/capabilities';

/** What this section uses of its context: read by the build, and all that the host hands out. */
export const capabilities = defineCapabilities('mfe-promotions', {
  calls: ['R-60', 'R-63', 'R-64', 'R-65', 'R-67', 'R-68'],
  requests: [],
  local: [],
  session: [],
  asks: ['refreshWallet', 'showRealAccountGate'],
  emits: ['reward.claimed'],
  hears: ['language.changed'],
  hosts: [],
});
