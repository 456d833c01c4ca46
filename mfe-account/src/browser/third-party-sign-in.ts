import * as v from 'shared-kit/schema';
import type { SocialChannel } from '../model/login/social-channels';

/** A service that proves who somebody is. Every call may reject; then nothing was proven. */
export interface ThirdPartySignIn {
  readonly initialised: boolean;
  /** SMS codes are its own: it sends and verifies them. */
  readonly sendsSms: boolean;
  /** The id token, or null where the person gave up. */
  readonly signIn: (channel: SocialChannel) => Promise<string | null>;
  /** To a number with its plus. */
  readonly sendSms: (number: string) => Promise<void>;
  /** The id token, or null for a wrong code. */
  readonly confirmSms: (code: string) => Promise<string | null>;
}

/** The default while the operator plugs nothing in: no third party is offered. */
export const NO_THIRD_PARTY: ThirdPartySignIn = {
  initialised: false,
  sendsSms: false,
  signIn: async () => null,
  sendSms: async () => undefined,
  confirmSms: async () => null,
};

const isFunction = (value: unknown): boolean => typeof value === 'function';
const serviceSchema = v.custom<ThirdPartySignIn>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'initialised' in value &&
    ['signIn', 'sendSms', 'confirmSms'].every((name) => isFunction((value as Record<string, unknown>)[name])),
);

/** A service as it stands in the page; one that is none of the kind counts as absent. */
export function readThirdParty(bridge: unknown): ThirdPartySignIn {
  const parsed = v.safeParse(serviceSchema, bridge);
  return parsed.success ? parsed.output : NO_THIRD_PARTY;
}
