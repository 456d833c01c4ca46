import { texts, type Texts } from './texts';
import type { Merchant } from './merchants';

/** A field of a method, in every language. */
export interface MethodFieldSeed {
  readonly name: string;
  readonly label: Texts;
  readonly kind: 'text' | 'image';
  readonly required: boolean;
}

/** A way to pay in; money in whole units of the merchant's currency. */
export interface MethodSeed {
  readonly id: string;
  readonly kind: 'bank' | 'ewallet' | 'online' | 'crypto';
  readonly name: Texts;
  readonly min: number;
  readonly max: number;
  readonly fee: number;
  readonly quickAmounts: readonly number[];
  readonly fields: readonly MethodFieldSeed[];
  /** What to transfer by; without it the member pays on a page. */
  readonly instructions?: readonly (readonly [label: Texts, value: string])[];
  /** Where a coin is to be sent; without it nothing is. */
  readonly crypto?: { readonly network: string; readonly address: string; readonly coin: string };
  readonly minutes: number;
}

const PAYER = { name: 'payerName', label: texts('Payer name', '付款人姓名', 'Nama pengirim', 'Pangalan ng nagbayad'), kind: 'text', required: true } as const; // prettier-ignore
const REFERENCE = { name: 'reference', label: texts('Transfer reference', '转账备注号', 'Referensi transfer', 'Reference ng transfer'), kind: 'text', required: false } as const; // prettier-ignore
const PROOF = { name: 'proof', label: texts('Picture of the receipt', '转账凭证图片', 'Foto bukti transfer', 'Larawan ng resibo'), kind: 'image', required: false } as const; // prettier-ignore

const BANK = texts('Bank', '银行', 'Bank', 'Bangko');
const HOLDER = texts('Account holder', '户名', 'Nama pemilik', 'May-ari ng account');
const NUMBER = texts('Account number', '收款账号', 'Nomor rekening', 'Account number');

const EWALLET: MethodSeed = {
  id: 'ewallet', kind: 'ewallet', name: texts('E-wallet', '电子钱包', 'E-wallet', 'E-wallet'),
  min: 100, max: 20_000, fee: 0, quickAmounts: [100, 300, 500, 1_000, 5_000], fields: [], minutes: 15,
}; // prettier-ignore
const BANK_TRANSFER: MethodSeed = {
  id: 'bank', kind: 'bank', name: texts('Bank transfer', '银行转账', 'Transfer bank', 'Bank transfer'),
  min: 500, max: 200_000, fee: 0, quickAmounts: [500, 1_000, 5_000, 20_000], fields: [PAYER, REFERENCE, PROOF], minutes: 30,
  instructions: [[BANK, 'First Island Bank'], [HOLDER, 'Northlight Services Inc.'], [NUMBER, '0048 2210 7745']],
}; // prettier-ignore
const ONLINE: MethodSeed = {
  id: 'online', kind: 'online', name: texts('Online banking', '网银支付', 'Perbankan online', 'Online banking'),
  min: 200, max: 50_000, fee: 5, quickAmounts: [200, 500, 1_000, 10_000], fields: [], minutes: 15,
}; // prettier-ignore
const CRYPTO: MethodSeed = {
  id: 'usdt', kind: 'crypto', name: texts('USDT', 'USDT', 'USDT', 'USDT'),
  min: 1_000, max: 500_000, fee: 25, quickAmounts: [1_000, 5_000, 20_000, 100_000], fields: [], minutes: 60,
  crypto: { network: 'TRC-20', address: 'TDemo7Zk3mQx9vBn2pLs5wRt8yHc4fJd6a', coin: 'USDT' },
}; // prettier-ignore

/** Every way to pay in, whichever merchant offers it. */
export const DEPOSIT_METHODS: readonly MethodSeed[] = [EWALLET, BANK_TRANSFER, ONLINE, CRYPTO];

const BY_SITE: Readonly<Record<string, readonly MethodSeed[]>> = {
  aurora: DEPOSIT_METHODS,
  bahari: [EWALLET, BANK_TRANSFER],
  lotus: [ONLINE, BANK_TRANSFER, CRYPTO],
};

/** What one USDT is worth, by the sign of a merchant's currency. */
export const COIN_RATES: Readonly<Record<string, number>> = { '₱': 58.5, Rp: 16_400, '¥': 7.2 };

/** The methods of a merchant, in the order they are offered. */
export function depositMethodsOf(merchant: Merchant): readonly MethodSeed[] {
  return BY_SITE[merchant.site] ?? [];
}
