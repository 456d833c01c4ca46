import { PAYOUT_TEXTS } from 'shared-contracts/payout-account';
import * as v from 'valibot';
import { isTrial } from 'shared-contracts/session/member-type';
import { takeConfirmation } from '../../rules/account/confirmations';
import type { CallContext } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import {
  checkPaymentPassword,
  forgiveTries,
  PAYMENT_PASSWORD,
  savePaymentPassword,
} from '../../rules/money/payment-password';
import { maskedNumber } from '../../rules/masked-number';
import { invalidFields, refused, Refusal } from '../../rules/refusal';
import type { Merchant } from '../../data/merchants';
import { payoutFault, payoutKindsOf } from '../../data/payout-providers';
import type { Store } from '../../data/store/store';
import { maskedName, memberById } from '../../rules/account/members';
import { tellMember } from '../../rules/account/notices';

/** A member has at most so many at a time. */
const MAX_ACCOUNTS = 5;
const KINDS: readonly string[] = ['bank', 'ewallet', 'crypto'];

interface AccountRow {
  readonly id: number;
  readonly kind: string;
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

/** Bank accounts are for real accounts. */
function accountOwner(context: CallContext): number {
  const session = requireSession(context);
  if (isTrial(session.type)) throw new Refusal('role.forbidden');
  return session.memberId;
}

function accountsOf(store: Store, memberId: number): AccountRow[] {
  return store.all<AccountRow>(
    'SELECT * FROM payout_accounts WHERE member_id = ? AND removed_at IS NULL ORDER BY id',
    memberId,
  );
}

/** A member's own account that is still there. */
export function payoutAccount(store: Store, memberId: number, id: string): AccountRow | undefined {
  return accountsOf(store, memberId).find((account) => String(account.id) === id);
}

/** How records name an account. */
export function accountLabel({ bank, number }: AccountRow): string {
  return `${bank} ${maskedNumber(number)}`;
}

function accountList({ store, merchant }: CallContext, memberId: number) {
  const list = accountsOf(store, memberId).map(({ id, kind, bank, holder, number }) => ({
    id: String(id),
    kind,
    bank,
    holderMasked: maskedName(holder),
    numberMasked: maskedNumber(number),
  }));
  const kinds = payoutKindsOf(merchant).map(({ kind, providers }) => ({
    kind,
    providers: providers.map(({ name, pattern }) => ({ name, pattern })),
  }));
  return { list, kinds };
}

interface NewAccount {
  kind: string;
  bank: string;
  holder: string;
  number: string;
}

/** An account as it is kept: what is only for the eye is gone from it. */
function checkedAccount(sent: NewAccount, merchant: Merchant): NewAccount {
  const wrong: Record<string, string> = KINDS.includes(sent.kind) ? {} : { kind: 'unknown' };
  const account = { ...sent };
  for (const name of ['bank', 'holder', 'number'] as const) {
    const read = v.safeParse(PAYOUT_TEXTS[name], sent[name]);
    if (read.success) account[name] = read.output;
    else wrong[name] = sent[name].trim() === '' ? 'required' : 'format';
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  const fault = payoutFault(merchant, account);
  if (fault) throw invalidFields(fault);
  return account;
}

/** Whether it was added: one that is there already is not, for the answer to the first try may have been lost. */
function addAccount(store: Store, memberId: number, account: NewAccount): boolean {
  const known = accountsOf(store, memberId);
  if (known.some(({ kind, bank, number }) => kind === account.kind && bank === account.bank && number === account.number)) return false; // prettier-ignore
  if (known.length >= MAX_ACCOUNTS) throw invalidFields({ number: 'limit' });
  store.run(
    'INSERT INTO payout_accounts (member_id, kind, bank, holder, number) VALUES (?, ?, ?, ?, ?)',
    memberId,
    account.kind,
    account.bank,
    account.holder,
    account.number,
  );
  return true;
}

export const payoutHandlers: Handlers<'R-26' | 'R-27.list' | 'R-27.create' | 'R-27.remove'> = {
  'R-26': async (request, context) => {
    const { store } = context;
    const member = memberById(store, accountOwner(context));
    if (!PAYMENT_PASSWORD.test(request.newPassword)) throw invalidFields({ newPassword: 'format' });
    if (member.payment_password_hash === null) takeConfirmation(context, request.confirmation);
    else if (!request.oldPassword && request.confirmation) {
      // Forgotten: the phone proves more than the login password, which may be known to whoever has the session.
      takeConfirmation(context, request.confirmation, ['code']);
      forgiveTries(store, member.id);
    } else {
      if (!request.oldPassword) throw invalidFields({ oldPassword: 'required' });
      await checkPaymentPassword(context, member, request.oldPassword);
    }
    await savePaymentPassword(context, member.id, request.newPassword);
    tellMember(context, member, 'payment_password.changed');
    return null;
  },
  'R-27.list': (_request, context) => accountList(context, accountOwner(context)),
  'R-27.create': async (request, context) => {
    const { store } = context;
    const memberId = accountOwner(context);
    const member = memberById(store, memberId);
    // Money goes to its owner alone: the name that is on record counts, whatever was typed.
    const holder = member.payee_name === '' ? (request.holder ?? '') : member.payee_name;
    const account = checkedAccount({ ...request, holder }, context.merchant);
    await checkPaymentPassword(context, member, request.paymentPassword);
    store.transaction(() => {
      if (member.payee_name === '') {
        store.run('UPDATE members SET payee_name = ? WHERE id = ?', account.holder, memberId);
      }
      if (addAccount(store, memberId, account)) tellMember(context, member, 'payout_account.added');
    });
    return accountList(context, memberId);
  },
  'R-27.remove': (request, context) => {
    const memberId = accountOwner(context);
    const account = payoutAccount(context.store, memberId, request.id);
    if (!account) throw refused('R-27.remove', 'not_found');
    context.store.transaction(() => {
      takeConfirmation(context, request.confirmation, ['paymentPassword']);
      context.store.run('UPDATE payout_accounts SET removed_at = ? WHERE id = ?', context.now, account.id);
      tellMember(context, memberById(context.store, memberId), 'payout_account.removed');
    });
    return accountList(context, memberId);
  },
};
