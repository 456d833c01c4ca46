import type { ApiFailure } from 'shared-contracts/api/api-error';
import { refusedFields } from 'shared-kit/money';
import type { RateFault } from './rebate-rates';

const BY_WORD: Readonly<Record<string, RateFault>> = { min: 'low', max: 'high', step: 'step' };
const PREFIX = 'rebates.';

/** What a refusal says of rates, by category. */
export function refusedRates(failure: ApiFailure): Readonly<Record<string, RateFault>> {
  const rates = Object.entries(refusedFields(failure)).filter(([field]) => field.startsWith(PREFIX));
  return Object.fromEntries(rates.map(([field, word]) => [field.slice(PREFIX.length), BY_WORD[word] ?? 'missing']));
}
