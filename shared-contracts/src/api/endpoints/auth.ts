import { decimal, figure, flag, maybe, moment, part, secret, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { noValue, nothing } from '../schemas';
import { identifier } from './fields';

/** Lets in agents only: sent with a sign-in that began at the affiliate service's link (docs/product/accounts.md#login). */
const role = v.optional(v.literal('agent'));

/**
 * Three variants (docs/product/accounts.md#login); the whole body is encrypted. A failure may carry
 * `value.captcha`.
 */
export const login = defineEndpoint({
  id: 'R-06',
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  transport: 'encrypted',
  request: v.variant('type', [
    v.object({
      type: v.literal('username'),
      username: v.string(),
      password: v.string(),
      countryDialingCode: v.optional(v.string()),
      captcha: v.optional(v.string()),
      geetest: v.literal(true),
      remember: v.boolean(),
      role,
    }),
    v.object({
      type: v.literal('sms'),
      username: v.string(),
      password: v.string(),
      countryDialingCode: v.string(),
      captcha: v.optional(v.string()),
      geetest: v.literal(true),
      remember: v.boolean(),
      role,
    }),
    v.object({
      type: v.literal('firebase'),
      firebaseChannel: v.picklist(['sms', 'facebook', 'google']),
      firebaseIdToken: v.string(),
      firebaseMobileNo: v.optional(v.string()),
      countryDialingCode: v.optional(v.string()),
      geetest: v.literal(true),
      remember: v.boolean(),
      role,
    }),
  ]),
  reply: part({
    /** The bearer token; sections get a handle in its place. */
    token: secret,
    /** The merchant that the session's calls are made for. */
    merchantCode: text,
    userName: words,
    /** Member type; missing, it is 4. */
    type: maybe(decimal),
    /** The password must be changed before anything else. */
    firstTimeLogin: flag,
    member: part({
      id: identifier,
      nickname: text,
      account: words,
    }),
  }),
  codes: [
    'auth.invalid',
    'auth.non_member',
    'auth.non_agent',
    'auth.not_registered',
    'captcha.wrong',
    'sms.wrong',
    'member.disabled',
    'play.break',
  ],
});

/** An unknown token also succeeds. */
export const logout = defineEndpoint({
  id: 'R-07',
  method: 'DELETE',
  path: '/auth/session',
  auth: 'member',
  request: nothing,
  reply: noValue,
});

/** Starts a trial session; called with the trial merchant's code. */
export const startTrial = defineEndpoint({
  id: 'R-08',
  method: 'POST',
  path: '/auth/trial',
  auth: 'public',
  module: 'FREEPLAY3',
  request: v.object({ moduleId: v.literal('FREEPLAY3') }),
  reply: part({
    /** The bearer token. */
    token: secret,
    userName: text,
    /** Member type; missing, it is 4. */
    customerType: maybe(decimal),
  }),
});

/** The running trial: its play money, and when it ends. */
export const trialAccount = defineEndpoint({
  id: 'R-09',
  method: 'GET',
  path: '/auth/trial/account',
  auth: 'member',
  request: nothing,
  reply: part({ userName: text, balance: figure, expiresAt: moment }),
});
