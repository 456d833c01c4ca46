import { moment, part, secret } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';

/**
 * Confirms who holds the session, by the password or by the code that R-88 sent to the proven phone. What it
 * answers allows one sensitive change of this session, until it expires: e-mail, phone, a first payment password. The
 * payment password confirms the removal of a payout account and nothing else; encrypted.
 */
export const confirmIdentity = defineEndpoint({
  id: 'R-87',
  method: 'POST',
  path: '/members/me/confirmation',
  auth: 'member',
  transport: 'encrypted',
  request: v.variant('by', [
    v.object({ by: v.literal('password'), password: v.string() }),
    v.object({ by: v.literal('code'), verificationCode: v.string() }),
    v.object({ by: v.literal('paymentPassword'), paymentPassword: v.string() }),
  ]),
  reply: part({
    /** Sent along with the one change that it allows. */
    confirmation: secret,
    expiresAt: moment,
  }),
  codes: ['auth.invalid', 'sms.wrong', 'payment_password.wrong'],
});

/**
 * Sends a code: to the member's own proven phone, for R-87, or to a new e-mail address, for R-22, which needs a
 * confirmation that it leaves as it is. `expirationTime` null means the default wait of 60 s.
 */
export const sendMemberCode = defineEndpoint({
  id: 'R-88',
  method: 'POST',
  path: '/members/me/codes',
  auth: 'member',
  request: v.variant('to', [
    v.object({ to: v.literal('phone') }),
    v.object({ to: v.literal('email'), email: v.string(), confirmation: v.optional(v.string()) }),
  ]),
  reply: part({ expirationTime: moment }),
});
