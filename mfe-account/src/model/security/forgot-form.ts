import { plainEmail } from 'shared-contracts/email-address';
import * as v from 'shared-kit/schema';
import { codeField } from '../fields/code-field';
import { LOGIN_USERNAME, NEW_PASSWORD, RECOVERY_EMAIL } from '../fields/field-rules';
import { follows } from '../fields/follows';
import { mobileField, type MobileCountry } from '../fields/mobile-number';
import { loginName } from '../login/login-name';

/** How a lost password is replaced (docs/product/accounts.md#forgotten-password). */
export type RecoveryMethod = 'phone' | 'email';

/** The methods on offer, the first is shown: both with the flag CHNGPASSVERIF3, else by e-mail. */
export function recoveryMethods(isPhoneOn: boolean): readonly RecoveryMethod[] {
  return isPhoneOn ? ['phone', 'email'] : ['email'];
}

export const emailRecoverySchema = v.object({
  username: v.pipe(v.string(), v.transform(loginName), follows(LOGIN_USERNAME)),
  email: v.pipe(v.string(), v.transform(plainEmail), follows(RECOVERY_EMAIL)),
});
export type EmailRecovery = v.InferOutput<typeof emailRecoverySchema>;

export function phoneRecoverySchema(country: MobileCountry | undefined) {
  return v.objectAsync({
    mobile: mobileField(country),
    code: codeField,
    password: v.pipe(v.string(), follows(NEW_PASSWORD)),
  });
}
export type PhoneRecoveryValues = v.InferInput<ReturnType<typeof phoneRecoverySchema>>;
export type PhoneRecovery = v.InferOutput<ReturnType<typeof phoneRecoverySchema>>;

/** The field that a refused reset by phone empties: the password if it is the old one, else the code. */
export function fieldToClear(code: string | undefined): 'password' | 'code' {
  return code === 'modify.new.old.same' ? 'password' : 'code';
}
