import { defineCapabilities } from 'shared-contracts/remote/capabilities';

/** What this section uses of its context: read by the build, and all that the host hands out. */
export const capabilities = defineCapabilities('mfe-sample', {
  calls: ['R-62.popular'],
  requests: [],
  local: [],
  session: [],
  asks: [],
  emits: ['sample.opened'],
  hears: ['language.changed'],
  hosts: [],
});
