/**
 * What a member type may do (docs/product/common.md#member-types): three independent rules. Staff
 * sub-accounts (41, 42) see the agent home, sign no contracts and may not deposit. `undefined` means "no session".
 */
export const MEMBER_TYPE = {
  member: 0,
  agent: 1,
  leader: 2,
  trial: 4,
  internal: 40,
  staff: 41,
  staffSecond: 42,
} as const;

/** A session without a type is a trial. */
export const DEFAULT_MEMBER_TYPE = MEMBER_TYPE.trial;

const NO_AGENT_HOME: readonly number[] = [0, 4, 40];
const NO_CONTRACT: readonly number[] = [4, 40, 41, 42];
const MAY_DEPOSIT: readonly number[] = [0, 1, 2];

/** May open the agent programme. False without a session: "not in the list" alone would let a visitor in. */
export function isAgent(type: number | undefined): boolean {
  return type !== undefined && !NO_AGENT_HOME.includes(type);
}

/** Is asked on home and agent home whether a contract waits for an answer (docs/product/agents.md#contracts). */
export function needsContractCheck(type: number | undefined): boolean {
  return type !== undefined && !NO_CONTRACT.includes(type);
}

/** May deposit and withdraw. */
export function canDeposit(type: number | undefined): boolean {
  return type !== undefined && MAY_DEPOSIT.includes(type);
}

/** Is a trial account. */
export function isTrial(type: number | undefined): boolean {
  return type === MEMBER_TYPE.trial;
}
