import { count, decimal, maybe, part, rows, spare, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId } from '../ids';
import { identifier } from './fields';

/** The contracts an agent can be offered. */
export const contractKindSchema = v.picklist(['salary', 'dividend', 'hour']);
export type ContractKind = v.InferOutput<typeof contractKindSchema>;

/** One step of a contract: from `threshold` on, a `rate` in percent or a fixed `amount` is paid. */
export const contractTierSchema = part({
  /** Turnover of a salary, team profit of a dividend. */
  threshold: count,
  /** In percent; missing where an amount is fixed. */
  rate: maybe(decimal),
  /** In the wallet's currency; missing where a rate is. */
  amount: maybe(decimal),
});
export type ContractTier = v.InferOutput<typeof contractTierSchema>;

/** A contract; `terms` is HTML to be sanitised before it is shown. Only a `pending` one can be answered. */
export const contractSchema = part({
  id: identifier,
  /** Sent back with the answer, which is refused when it is outdated. */
  version: decimal,
  /** Who offers it, in the language of the `Language` header. */
  issuer: text,
  /** How often it pays; shown as it comes where it is not known. */
  period: text,
  tiers: spare(rows(contractTierSchema), []),
  terms: text,
  state: text,
});
export type Contract = v.InferOutput<typeof contractSchema>;

/** The pending contract, else the one in force; `not_found` where there is neither. */
export const contract = defineEndpoint({
  id: 'R-85',
  method: 'GET',
  path: '/agent/contracts/{kind}',
  auth: 'agent',
  module: 'COMM3',
  request: v.object({ kind: contractKindSchema }),
  reply: contractSchema,
});

/** A contract that changed since `version` is refused with `version.conflict`. */
export const answerContract = defineEndpoint({
  id: 'R-86',
  method: 'POST',
  path: '/agent/contracts/{kind}/answer',
  auth: 'agent',
  module: 'COMM3',
  request: v.object({ kind: contractKindSchema, id: rowId, version: v.number(), accept: v.boolean() }),
  reply: part({ state: words }),
  codes: ['version.conflict'],
});
