import { defineCapabilities, type SectionCapabilities } from './capabilities';

const none: SectionCapabilities<'mfe-made'> = {
  calls: [],
  requests: [],
  local: [],
  session: [],
  asks: [],
  emits: [],
  hears: [],
  hosts: [],
};

/** A section lists what it uses of the contract, and hears the events of all. */
export const listed = defineCapabilities('mfe-plain', {
  ...none,
  calls: ['R-28'],
  requests: ['signOut'],
  local: ['prizeMode'],
  session: ['hideBalance'],
  asks: ['openLogin'],
  emits: [],
  hears: ['session.changed'],
});

export const own = defineCapabilities('host-shell', { ...none, emits: ['session.changed'] });

// @ts-expect-error -- the session is the host's to tell
export const foreignEvent = defineCapabilities('mfe-plain', { ...none, emits: ['session.changed'] });

// @ts-expect-error -- there is no such event to hear
export const unknownEvent = defineCapabilities('mfe-plain', { ...none, hears: ['session.cleared'] });

// @ts-expect-error -- there is no R-99
export const unknownCall = defineCapabilities('mfe-plain', { ...none, calls: ['R-99'] });

// @ts-expect-error -- nobody answers this intent
export const unknownIntent = defineCapabilities('mfe-plain', { ...none, asks: ['openCasino'] });

// @ts-expect-error -- the session offers no such request
export const unknownRequest = defineCapabilities('mfe-plain', { ...none, requests: ['setToken'] });

// @ts-expect-error -- an unknown key of localStorage
export const unknownKey = defineCapabilities('mfe-plain', { ...none, local: ['favourites'] });

// @ts-expect-error -- no section is given the session
export const session = defineCapabilities('mfe-plain', { ...none, session: ['MC_SESSION_INFO'] });

// @ts-expect-error -- nor the token
export const token = defineCapabilities('mfe-plain', { ...none, session: ['token'] });

// @ts-expect-error -- every kind is stated, also an empty one
export const incomplete = defineCapabilities('mfe-plain', { calls: ['R-28'] });
