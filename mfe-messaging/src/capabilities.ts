import { defineCapabilities } from 'shared-contracts/remote/capabilities';

/** What this section uses of its context: read by the build, and all that the host hands out. */
export const capabilities = defineCapabilities('mfe-messaging', {
  calls: [
    'R-54',
    'R-56',
    'R-58.list',
    'R-58.read',
    'R-58.remove',
    'R-59',
    'R-60',
    'R-61',
    'R-62.get',
    'R-62.popular',
    'R-89',
  ],
  requests: [],
  local: ['language'],
  session: [],
  asks: ['openChat', 'refreshUnread'],
  emits: ['inbox.changed', 'notice.read'],
  hears: ['language.changed', 'unread.changed'],
  hosts: [],
});
