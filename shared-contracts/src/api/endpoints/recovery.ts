import { moment, part } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { noValue } from '../schemas';

/** Sets a new password by a code sent to the phone; the whole body is encrypted. */
export const setPasswordByPhone = defineEndpoint({
  id: 'R-10',
  method: 'POST',
  path: '/auth/password/phone',
  auth: 'public',
  transport: 'encrypted',
  request: v.object({
    newPassword: v.string(),
    mobileNum: v.string(),
    countryDialingCode: v.string(),
    verificationCode: v.string(),
    firebaseIdToken: v.optional(v.string()),
  }),
  reply: noValue,
  codes: ['modify.new.old.same', 'sms.wrong', 'member.disabled'],
});

/** Sends a recovery e-mail; an unknown account gets the same answer. */
export const recoverByEmail = defineEndpoint({
  id: 'R-11',
  method: 'POST',
  path: '/auth/password/email',
  auth: 'public',
  transport: 'form',
  request: v.object({ username: v.string(), email: v.string() }),
  reply: noValue,
});

/** What an SMS code is for. Proving a new number in the security centre counts as `register`. */
export const smsPurposeSchema = v.picklist(['login', 'register', 'forgot']);
export type SmsPurpose = v.InferOutput<typeof smsPurposeSchema>;

/**
 * The client sends `mobileNum`, old clients `mobileNo`; any other field comes from the bot
 * verifier. `expirationTime` null, like one in the past, means the default wait of 60 s.
 */
export const sendSmsCode = defineEndpoint({
  id: 'R-12',
  method: 'POST',
  path: '/sms/codes',
  auth: 'optional',
  module: 'REGMOBVERF3',
  request: v.pipe(
    v.objectWithRest(
      {
        mobileNum: v.optional(v.string()),
        mobileNo: v.optional(v.string()),
        countryDialingCode: v.string(),
        purpose: smsPurposeSchema,
      },
      v.string(),
    ),
    v.check((request) => Boolean(request.mobileNum ?? request.mobileNo), 'mobileNum or mobileNo is missing'),
  ),
  reply: part({ expirationTime: moment }),
  codes: ['rate.limited'],
});
