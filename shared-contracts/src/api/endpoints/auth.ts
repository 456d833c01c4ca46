import * as v from 'valibot';
import { defineEndpoint } from '../endpoint';
import { noValue, nothing } from '../schemas';

/** Refuses whoever is no agent: sent with a sign-in that began at the affiliate service's link (D-54, E-22). */
const role = v.optional(v.literal('agent'));

/** Three variants (D-53); the whole body is encrypted. A failure may carry `value.captcha`. */
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
  reply: v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    merchantCode: v.string(),
    userName: v.string(),
    type: v.optional(v.number()),
    firstTimeLogin: v.optional(v.boolean(), false),
    member: v.object({
      id: v.union([v.number(), v.string()]),
      nickname: v.optional(v.string(), ''),
      account: v.string(),
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

/** Starts a trial session; called with the trial merchant's code (D-62). */
export const startTrial = defineEndpoint({
  id: 'R-08',
  method: 'POST',
  path: '/auth/trial',
  auth: 'public',
  module: 'FREEPLAY3',
  request: v.object({ moduleId: v.literal('FREEPLAY3') }),
  reply: v.object({
    token: v.pipe(v.string(), v.minLength(1)),
    userName: v.string(),
    customerType: v.optional(v.number()),
  }),
});

/** */
export const trialAccount = defineEndpoint({
  id: 'R-09',
  method: 'GET',
  path: '/auth/trial/account',
  auth: 'member',
  request: nothing,
  reply: v.object({ userName: v.string(), balance: v.number(), expiresAt: v.number() }),
});
