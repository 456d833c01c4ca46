import { randomInt } from 'node:crypto';
import type { SmsPurpose } from 'shared-contracts/api/endpoints/recovery';
import { codeText } from 'shared-contracts/code-text';
import { askerOf, type Asker } from './asker';
import type { CallContext } from '../call/context';
import { isSameHash } from '../security/keyed-hash';
import { memberByPhone } from './members';

const LIFETIME = 5 * 60 * 1000;
/** The client counts this down before it may ask for another code, ms. */
export const CODE_WAIT = 60_000;
/** Tries of a code by one asker, and by all strangers together: one of them alone uses up nobody else's. */
const MAX_TRIES = 5;
const MAX_TRIES_OF_STRANGERS = 10;
/** So many codes are good at once: one that somebody else asks for takes none away that is about to be typed. */
const CODES_AT_ONCE = 3;

/** What a code proves: a number to R-12's purposes, the member's own number, or a new e-mail address. */
export type CodePurpose = SmsPurpose | 'confirm' | 'email';

interface CodeRow {
  readonly id: number;
  readonly code_hash: string;
}

/** Where a code goes, and what for. */
export interface CodeTarget {
  /** A number in E.164, or an e-mail address in lower case. */
  readonly address: string;
  readonly purpose: CodePurpose;
}

/** A code that somebody typed. */
export type TypedCode = CodeTarget & { readonly code: string };

/** Six digits are soon found from a plain hash: the gateway's key is needed for this one. */
function hashOf({ services, merchant }: CallContext, { address, purpose, code }: TypedCode): string {
  return services.keyedHash('code', merchant.site, address, purpose, code);
}

/**
 * Makes a code and "sends" it: its hash to the table of codes, and neither address nor code to the log. The code itself is
 * kept in test mode only, where the control API is the phone.
 */
export function issueCode(context: CallContext, { address, purpose }: CodeTarget): void {
  const { store, merchant, session, services, now } = context;
  const code = String(randomInt(100_000, 1_000_000));
  store.run('DELETE FROM codes WHERE sent_at <= ?', now - LIFETIME);
  store.run('DELETE FROM code_tries WHERE code_id NOT IN (SELECT id FROM codes)');
  store.run(
    'INSERT INTO codes (merchant, member_id, address, purpose, code, code_hash, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    merchant.site,
    session?.memberId ?? null,
    address,
    purpose,
    services.isTest ? code : '',
    hashOf(context, { address, purpose, code }),
    now,
  );
  services.log({ event: address.includes('@') ? 'mail.sent' : 'sms.sent', merchant: merchant.code, purpose });
}

/** Whether a code is right; it stays usable, but every try counts. */
export function checkCode(context: CallContext, typed: TypedCode): boolean {
  return findCode(context, typed) !== undefined;
}

/** Whether a code is right; then it is used up. After five tries of one asker a code is dead to them. */
export function takeCode(context: CallContext, typed: TypedCode): boolean {
  const id = findCode(context, typed);
  if (id !== undefined) markCodeUsed(context, id);
  return id !== undefined;
}

export function markCodeUsed({ store }: CallContext, id: number): void {
  store.run('UPDATE codes SET used = 1 WHERE id = ?', id);
}

function liveCodes({ store, merchant, now }: CallContext, { address, purpose }: CodeTarget): readonly CodeRow[] {
  return store.all<CodeRow>(
    `SELECT id, code_hash FROM codes WHERE merchant = ? AND address = ? AND purpose = ? AND used = 0 AND sent_at > ?
     ORDER BY id DESC LIMIT ${CODES_AT_ONCE}`,
    merchant.site,
    address,
    purpose,
    now - LIFETIME,
  );
}

/** Whether a code that was sent there is still good: who waits for one has it already. */
export function hasLiveCode(context: CallContext, target: CodeTarget): boolean {
  return liveCodes(context, target).length > 0;
}

/** Counts a try; false where it is one too many. */
function countTry({ store }: CallContext, codeId: number, { key, isProven }: Asker): boolean {
  const row = store.get<{ own: number; strangers: number }>(
    `SELECT coalesce(sum(CASE WHEN asker = ?1 THEN tries END), 0) AS own,
       coalesce(sum(CASE WHEN is_proven = 0 THEN tries END), 0) AS strangers
     FROM code_tries WHERE code_id = ?2`,
    key,
    codeId,
  );
  const { own = 0, strangers = 0 } = row ?? {};
  if (own >= MAX_TRIES || (!isProven && strangers >= MAX_TRIES_OF_STRANGERS)) return false;
  store.run(
    `INSERT INTO code_tries (code_id, asker, is_proven, tries) VALUES (?, ?, ?, 1)
     ON CONFLICT (code_id, asker) DO UPDATE SET tries = tries + 1`,
    codeId,
    key,
    isProven ? 1 : 0,
  );
  return true;
}

/** Whoever tries a code for an address; of a number the member who has proven it is known. */
function askerFor(context: CallContext, address: string): Asker {
  const holder = address.includes('@') ? undefined : memberByPhone(context.store, context.merchant.code, address);
  return askerOf(context, holder?.id ?? context.session?.memberId);
}

/** The id of the code where it is right; every try counts for each code that it may be. */
export function findCode(context: CallContext, typed: TypedCode): number | undefined {
  const asker = askerFor(context, typed.address);
  const hash = hashOf(context, { ...typed, code: codeText(typed.code) });
  const open = liveCodes(context, typed).filter((row) => countTry(context, row.id, asker));
  return open.find((row) => isSameHash(row.code_hash, hash))?.id;
}
