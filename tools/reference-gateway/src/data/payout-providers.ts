import type { Merchant } from './merchants';

interface ProviderSeed {
  readonly name: string;
  /** Of its numbers, without spaces and hyphens. */
  readonly pattern: string;
}

interface KindSeed {
  readonly kind: 'bank' | 'ewallet' | 'crypto';
  readonly providers: readonly ProviderSeed[];
}

const provider = (name: string, pattern: RegExp): ProviderSeed => ({ name, pattern: pattern.source });
const digits = (...counts: readonly number[]): RegExp =>
  new RegExp(`^(?:${counts.map((count) => `\\d{${count}}`).join('|')})$`);

const NETWORKS: KindSeed = {
  kind: 'crypto',
  providers: [
    provider('USDT (TRC-20)', /^T[1-9A-HJ-NP-Za-km-z]{33}$/),
    provider('USDT (ERC-20)', /^0x[\dA-Fa-f]{40}$/),
    provider('USDT (BEP-20)', /^0x[\dA-Fa-f]{40}$/),
  ],
};

const PHILIPPINES: readonly KindSeed[] = [
  {
    kind: 'bank',
    providers: [
      provider('AUB', digits(12)),
      provider('BDO Unibank', digits(10, 12)),
      provider('BPI', digits(10)),
      provider('China Bank', digits(10, 12)),
      provider('EastWest Bank', digits(12)),
      provider('First Island Bank', digits(12)),
      provider('LandBank', digits(10)),
      provider('Metrobank', digits(13)),
      provider('PNB', digits(12)),
      provider('RCBC', digits(10, 16)),
      provider('Security Bank', digits(13)),
      provider('UnionBank', digits(12)),
    ],
  },
  {
    kind: 'ewallet',
    providers: ['GCash', 'GrabPay', 'Maya', 'ShopeePay'].map((name) => provider(name, /^(?:09|639|9)\d{9}$/)),
  },
  NETWORKS,
];

const INDONESIA: readonly KindSeed[] = [
  {
    kind: 'bank',
    providers: [
      provider('Bank Jago', digits(12)),
      provider('Bank Mandiri', digits(13)),
      provider('BCA', digits(10)),
      provider('BNI', digits(10)),
      provider('BRI', digits(15)),
      provider('BSI', digits(10)),
      provider('BTN', digits(16)),
      provider('CIMB Niaga', digits(12, 13)),
      provider('Danamon', digits(10)),
      provider('Permata Bank', digits(10)),
    ],
  },
  {
    kind: 'ewallet',
    providers: ['DANA', 'GoPay', 'LinkAja', 'OVO'].map((name) => provider(name, /^(?:0|62)?8\d{8,11}$/)),
  },
  NETWORKS,
];

const CHINA: readonly KindSeed[] = [
  {
    kind: 'bank',
    providers: [
      provider('中国银行', digits(19)),
      provider('中国农业银行', digits(19)),
      provider('中国工商银行', digits(19)),
      provider('中国建设银行', digits(16, 19)),
      provider('交通银行', digits(17, 19)),
      provider('招商银行', digits(16)),
    ],
  },
  { kind: 'ewallet', providers: [provider('支付宝', /^(?:86)?1\d{10}$/), provider('微信支付', /^(?:86)?1\d{10}$/)] },
  NETWORKS,
];

const BY_SITE: Readonly<Record<string, readonly KindSeed[]>> = {
  aurora: PHILIPPINES,
  bahari: INDONESIA,
  lotus: CHINA,
};

/** Where a merchant pays out to: kinds of accounts with their banks, wallets and networks, by name. */
export function payoutKindsOf({ site }: Pick<Merchant, 'site'>): readonly KindSeed[] {
  return BY_SITE[site] ?? [];
}

/** What is wrong with a bank or a number of it; undefined for a merchant without a list, and for what fits. */
export function payoutFault(
  merchant: Pick<Merchant, 'site'>,
  account: { readonly kind: string; readonly bank: string; readonly number: string },
): Readonly<Record<string, string>> | undefined {
  const kind = payoutKindsOf(merchant).find((one) => one.kind === account.kind);
  if (kind === undefined) return undefined;
  const found = kind.providers.find(({ name }) => name === account.bank);
  if (found === undefined) return { bank: 'unknown' };
  return new RegExp(found.pattern).test(account.number) ? undefined : { number: 'mismatch' };
}
