import type { CallContext } from '../call/context';
import { subjectOf } from './third-party';
import type { MemberRow } from './members';
import { readPhone } from './phone';

/** Who signs in by a third party, as the site says it. */
export interface ThirdPartyProof {
  readonly firebaseChannel?: 'sms' | 'facebook' | 'google' | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/** The member whose registration this proof came with; undefined for a proof that nobody knows. */
export function memberByProof(
  proof: ThirdPartyProof,
  { store, merchant, services }: CallContext,
): MemberRow | undefined {
  const subject = subjectOf(proof.firebaseIdToken, services);
  if (subject === undefined) return undefined;
  return store.get<MemberRow>(
    `SELECT m.* FROM linked_identities l JOIN members m ON m.id = l.member_id
     WHERE l.merchant = ? AND l.channel = ? AND l.subject = ?`,
    merchant.code,
    proof.firebaseChannel ?? '',
    subject,
  );
}

/** Ties a proof to a new member; the first who brings it has it. */
export function linkIdentity(
  proof: ThirdPartyProof,
  memberId: number,
  { store, merchant, services }: CallContext,
): void {
  const subject = subjectOf(proof.firebaseIdToken, services);
  if (subject === undefined || proof.firebaseChannel === undefined || proof.firebaseChannel === 'sms') return;
  store.run(
    'INSERT OR IGNORE INTO linked_identities (merchant, channel, subject, member_id) VALUES (?, ?, ?, ?)',
    merchant.code,
    proof.firebaseChannel,
    subject,
    memberId,
  );
}

/** Whether a third party has verified this very number (E.164) instead of a code of ours, as its token says. */
export function isPhoneProven(proof: ThirdPartyProof, e164: string, { services }: CallContext): boolean {
  const isForPhone = proof.firebaseChannel === undefined || proof.firebaseChannel === 'sms';
  const subject = isForPhone ? subjectOf(proof.firebaseIdToken, services) : undefined;
  return subject !== undefined && readPhone({ countryDialingCode: '', mobileNum: subject })?.e164 === e164;
}
