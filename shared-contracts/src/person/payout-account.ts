import * as v from 'shared-contracts/schema';
import { isShownName, nameSchema, realName } from './person-name';
import { plainDigits } from './plain-digits';

/** The longest name of a bank, a wallet or a network, in characters. */
export const BANK_NAME_MAX_LENGTH = 60;

/** The name of a bank, a wallet or a network. */
export const bankName = nameSchema(BANK_NAME_MAX_LENGTH, isShownName);

/** The number or address of an account: digits of any script, without the spaces and hyphens that it is written with. */
export const accountNumber = v.pipe(
  v.string(),
  v.transform((typed) => plainDigits(typed).replace(/[\s\p{Pd}+().]/gu, '')),
  v.regex(/^[A-Za-z\d]{6,64}$/, 'format'),
);

/** What an account for withdrawals is written with, by field. */
export const PAYOUT_TEXTS = { bank: bankName, holder: realName, number: accountNumber } as const;
