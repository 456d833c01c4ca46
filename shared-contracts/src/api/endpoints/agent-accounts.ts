import { count, decimal, limit, part, spare, sureMoment, table, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId } from '../ids';
import { list, nothing } from '../schemas';
import { accountKindSchema, toldAccountKind, toldMoment } from './agent';
import { identifier, rebateRates, toldRates } from './fields';

/** The rates of a subordinate and the bounds of each: rates never fall and never pass the agent's own. */
export const downlineRebatesSchema = part({
  /** In percent, by game category, like their bounds. */
  rebates: toldRates,
  /** What it has: rates never fall. */
  min: toldRates,
  /** The agent's own. */
  max: toldRates,
  /** Sent back with a change; an outdated one is refused. */
  version: decimal,
});
export type DownlineRebates = v.InferOutput<typeof downlineRebatesSchema>;

/** An invite link of an agent; `expiresAt` is null where it never expires, NaN where that is unknown. */
export const affiliateUrlSchema = part({
  id: identifier,
  /** The kind of account that the link opens. */
  kind: toldAccountKind,
  /** Of the accounts that it opens, in percent by game category. */
  rebates: spare(toldRates, {}),
  /** The invite code in the address. */
  code: words,
  /** The whole address, to copy. */
  url: words,
  /** How often it was opened. */
  visits: count,
  /** How many registered by it. */
  signups: count,
  expiresAt: toldMoment,
});
export type AffiliateUrl = v.InferOutput<typeof affiliateUrlSchema>;

/** What an agent may hand out: a range of rates by category, and accounts (`accountsLeft` null: no limit). */
export const quotasSchema = part({
  /** In percent. */
  rebates: table(part({ min: decimal, max: decimal, step: decimal })),
  accountsLeft: limit,
});
export type Quotas = v.InferOutput<typeof quotasSchema>;

/** Encrypted, as it carries the new account's password. */
export const openAccount = defineEndpoint({
  id: 'R-75',
  method: 'POST',
  path: '/agent/subordinates',
  auth: 'agent',
  transport: 'encrypted',
  request: v.object({
    kind: accountKindSchema,
    username: v.string(),
    password: v.string(),
    rebates: rebateRates,
  }),
  reply: part({ userName: text }),
  codes: ['username.exists', 'quota.exceeded'],
});

/** R-76.get. The rates of one subordinate; `member.not_found` for a name outside of the agent's team. */
export const downlineRebates = defineEndpoint({
  id: 'R-76.get',
  method: 'GET',
  path: '/agent/rebates',
  auth: 'agent',
  request: v.object({ username: v.string() }),
  reply: downlineRebatesSchema,
  codes: ['member.not_found'],
});

/** R-76.save. Answers the rates as they are now, with the next version. */
export const saveDownlineRebates = defineEndpoint({
  id: 'R-76.save',
  method: 'PUT',
  path: '/agent/rebates',
  auth: 'agent',
  request: v.object({ username: v.string(), rebates: rebateRates, version: v.number() }),
  reply: downlineRebatesSchema,
  codes: ['member.not_found', 'version.conflict', 'quota.exceeded'],
});

/** R-80.list. The agent's invite links, those that have ended too. */
export const affiliateUrls = defineEndpoint({
  id: 'R-80.list',
  method: 'GET',
  path: '/agent/affiliate-urls',
  auth: 'agent',
  module: 'AFFMAN3',
  request: nothing,
  reply: list(affiliateUrlSchema),
});

/** R-80.create. Answers the list as it is afterwards. */
export const createAffiliateUrl = defineEndpoint({
  id: 'R-80.create',
  method: 'POST',
  path: '/agent/affiliate-urls',
  auth: 'agent',
  module: 'AFFMAN3',
  request: v.object({ kind: accountKindSchema, rebates: rebateRates, expiresAt: v.optional(sureMoment) }),
  reply: list(affiliateUrlSchema),
  codes: ['quota.exceeded'],
});

/** R-80.remove. Answers the list as it is afterwards. */
export const removeAffiliateUrl = defineEndpoint({
  id: 'R-80.remove',
  method: 'DELETE',
  path: '/agent/affiliate-urls/{id}',
  auth: 'agent',
  module: 'AFFMAN3',
  request: v.object({ id: rowId }),
  reply: list(affiliateUrlSchema),
});

/** What the agent may give to accounts below, and how many it may still open. */
export const quotas = defineEndpoint({
  id: 'R-81',
  method: 'GET',
  path: '/agent/quotas',
  auth: 'agent',
  request: nothing,
  reply: quotasSchema,
});
