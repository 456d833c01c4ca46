import type { Member } from 'shared-contracts/api/endpoints/member';

/** What of an account is protected; the login password always is. */
export interface Protection {
  readonly done: number;
  readonly all: number;
}

/** Counts what is set and proven of what can be (docs/product/accounts.md#security-centre). */
export function protectionOf(member: Member): Protection {
  const parts = [
    true,
    member.hasPaymentPassword,
    member.mobileMasked !== '' && member.mobileVerified,
    member.emailMasked !== '' && member.emailVerified,
    member.payeeNameMasked !== '',
  ];
  return { done: parts.filter(Boolean).length, all: parts.length };
}
