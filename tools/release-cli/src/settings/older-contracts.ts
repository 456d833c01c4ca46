import type { OlderContracts } from 'shared-contracts/release/contract-fit';
import { settingsFields } from 'shared-contracts/release/merchant-config';
import * as v from 'valibot';

/** The majors before the present one of the contract whose sections an environment admits, each until a day. */
export const olderContractsSchema = v.record(
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'not a major of the contract, such as 1')),
  settingsFields({
    /** The last day in UTC on which a version of such a section may come into service: `2027-03-31`. */
    until: v.pipe(v.string(), v.isoDate('not a day such as 2027-03-31')),
  }),
);

/** The day of a moment in UTC, as settings name days. */
export function dayOf(moment: Date | string): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether an environment admits sections of the major that a version of the contract is of, until whatever day. */
export function admitsContract(olderContracts: OlderContracts | undefined, contract: string): boolean {
  return olderContracts?.[contract.slice(0, contract.indexOf('.'))] !== undefined;
}
