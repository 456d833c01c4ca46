import { count, decimal, flag, maybe, part, rows, spare, sureFlag, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId } from '../ids';
import { list, noValue, nothing } from '../schemas';
import { identifier } from './fields';

/** The signed-in member. `type` decides what the account may do (docs/product/common.md#member-types); missing, it is 4. */
export const memberSchema = part({
  id: identifier,
  type: spare(decimal, 4),
  /** Empty where none is set. */
  nickname: text,
  /** Address of the head icon; empty when none is set. */
  icon: text,
  /** What the member signs in with. */
  account: words,
  /** Never goes into the cached copy of the member. */
  token: maybe(words),
  vipLevel: count,
  /** The level's name in the language asked in; empty where levels have none. */
  vipName: text,
  /** Empty where no number is known. */
  mobileMasked: text,
  /** Empty where no address is known. */
  emailMasked: text,
  /** Whether the member has proven to hold the number; back ends that say nothing take proven ones alone. */
  mobileVerified: spare(sureFlag, true),
  /** The same of the address. */
  emailVerified: spare(sureFlag, true),
  /** Empty until the real name is set, which happens once. */
  payeeNameMasked: text,
  hasPaymentPassword: flag,
  /** Ids of the release cohorts that the member belongs to, with a space between them; empty for none. */
  cohorts: text,
});
export type Member = v.InferOutput<typeof memberSchema>;

/** Where a withdrawal can go; nothing in it identifies the holder in full. */
export const payoutAccountSchema = part({
  id: identifier,
  /** Bank, wallet or network: a word of the operator. */
  kind: words,
  /** Name of the bank, the wallet or the network. */
  bank: text,
  /** The holder's name, masked by the server. */
  holderMasked: text,
  /** The account's number or address, masked by the server. */
  numberMasked: words,
});
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;

/** A bank, a wallet or a network that the operator pays out to. */
export const payoutProviderSchema = part({
  name: words,
  /** Source of a regular expression for its numbers, without spaces and hyphens; check that it compiles before use. */
  pattern: maybe(words),
});
export type PayoutProvider = v.InferOutput<typeof payoutProviderSchema>;

/** A kind of payout account with the providers to choose from; without any, their name is typed. */
export const payoutKindSchema = part({ kind: words, providers: spare(rows(payoutProviderSchema), []) });
export type PayoutKind = v.InferOutput<typeof payoutKindSchema>;

/** A member's payout accounts, and what further ones can be; no kinds: an operator that tells none. */
const payoutAccountsReply = part({
  ...list(payoutAccountSchema).entries,
  kinds: spare(rows(payoutKindSchema), []),
});
/** What the calls of payout accounts answer. */
export type PayoutAccounts = v.InferOutput<typeof payoutAccountsReply>;

/** A picture a member may choose instead of uploading one. */
export const presetIconSchema = part({ id: identifier, url: words });
export type PresetIcon = v.InferOutput<typeof presetIconSchema>;

/** The longest base64 text of an uploaded head icon, in characters. */
export const HEAD_ICON_MAX_LENGTH = 200_000;

/** Who the session belongs to; also answered before a forced change of password. */
export const memberInfo = defineEndpoint({
  id: 'R-21',
  method: 'GET',
  path: '/members/me',
  auth: 'member',
  request: nothing,
  reply: memberSchema,
});

/** Changes only the fields that are sent; a phone number needs the code that R-12 sent to it, or a third party's proof. */
export const updateMember = defineEndpoint({
  id: 'R-22',
  method: 'PATCH',
  path: '/members/me',
  auth: 'member',
  request: v.pipe(
    v.object({
      nickname: v.optional(v.string()),
      payeeName: v.optional(v.string()),
      email: v.optional(v.string()),
      mobileNum: v.optional(v.string()),
      countryDialingCode: v.optional(v.string()),
      verificationCode: v.optional(v.string()),
      firebaseIdToken: v.optional(v.string()),
      /** What R-88 sent to the new address; an e-mail needs it. */
      emailCode: v.optional(v.string()),
      /** Of R-87; e-mail and phone need it and use it up, and the address before is told. */
      confirmation: v.optional(v.string()),
    }),
    v.check(
      ({ mobileNum, verificationCode, firebaseIdToken }) => !mobileNum || Boolean(verificationCode ?? firebaseIdToken),
      'verificationCode is missing',
    ),
  ),
  reply: memberSchema,
  codes: ['sms.wrong'],
});

/** Ends the member's other sessions. Shows no message of its own (docs/product/accounts.md#change-of-password). */
export const changePassword = defineEndpoint({
  id: 'R-23',
  method: 'POST',
  path: '/members/me/passWordChangeV2',
  auth: 'member',
  request: v.object({ oldPassword: v.string(), newPassword: v.string(), confirmNewPassword: v.string() }),
  reply: noValue,
  codes: ['modify.new.old.same', 'auth.invalid'],
});

/** The head icon, empty when none is set, and the pictures on offer. */
export const headIcon = defineEndpoint({
  id: 'R-24',
  method: 'GET',
  path: '/members/me/icon',
  auth: 'member',
  module: 'PROFPIC3',
  request: nothing,
  reply: part({ icon: text, presets: spare(rows(presetIconSchema), []) }),
});

/** `icon` is the id of a preset or a picture in base64. */
export const setHeadIcon = defineEndpoint({
  id: 'R-25',
  method: 'POST',
  path: '/members/me/icon',
  auth: 'member',
  module: 'PROFPIC3',
  transport: 'form',
  request: v.object({ icon: v.pipe(v.string(), v.minLength(1), v.maxLength(HEAD_ICON_MAX_LENGTH)) }),
  reply: part({ icon: text }),
});

/** Once a payment password is set, it takes `oldPassword`, or a confirmation by the code to the proven phone; encrypted. */
export const setPaymentPassword = defineEndpoint({
  id: 'R-26',
  method: 'POST',
  path: '/members/me/payment-password',
  auth: 'member',
  transport: 'encrypted',
  request: v.object({
    oldPassword: v.optional(v.string()),
    newPassword: v.string(),
    /** Of R-87; a first payment password needs it, and one whose old one is forgotten. */
    confirmation: v.optional(v.string()),
  }),
  reply: noValue,
  codes: ['payment_password.wrong'],
});

/** R-27.list. Where the member's withdrawals can go; empty before the first account. */
export const payoutAccounts = defineEndpoint({
  id: 'R-27.list',
  method: 'GET',
  path: '/members/me/accounts',
  auth: 'member',
  request: nothing,
  reply: payoutAccountsReply,
});

/**
 * R-27.create. The holder is the member's real name: `holder` is sent only where there is none, and becomes it. Encrypted;
 * answers the list as it is afterwards.
 */
export const addPayoutAccount = defineEndpoint({
  id: 'R-27.create',
  method: 'POST',
  path: '/members/me/accounts',
  auth: 'member',
  transport: 'encrypted',
  request: v.object({
    kind: v.string(),
    bank: v.string(),
    holder: v.optional(v.string()),
    number: v.string(),
    paymentPassword: v.string(),
  }),
  reply: payoutAccountsReply,
  codes: ['payment_password.wrong'],
});

/** R-27.remove. Takes a confirmation by the payment password; answers the list as it is afterwards. */
export const removePayoutAccount = defineEndpoint({
  id: 'R-27.remove',
  method: 'DELETE',
  path: '/members/me/accounts/{id}',
  auth: 'member',
  request: v.object({
    id: rowId,
    /** Of R-87; refused at this field without one. */
    confirmation: v.optional(v.string()),
  }),
  reply: payoutAccountsReply,
});
