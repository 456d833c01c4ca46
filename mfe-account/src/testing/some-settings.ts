import type { RegistrationRule, RegistrationSettings } from 'shared-contracts/api/endpoints/registration';

/** A field that is asked for and may stay empty. */
export const OPTIONAL: RegistrationRule = { enabled: true, required: false };

/** How a merchant registers by username, for tests. */
export function someSettings(part: Partial<RegistrationSettings> = {}): RegistrationSettings {
  return {
    methods: { mobile: false, username: true },
    mobilePassword: false,
    mobileVerification: false,
    captcha: true,
    affiliateRequired: false,
    rules: { affiliateCode: OPTIONAL, email: OPTIONAL, birthday: OPTIONAL },
    ...part,
  };
}
