import type { ApiFailure } from 'shared-contracts/api/api-error';
import { refusedRates } from './rate-refusal';

const refusal = (code: string, fields: unknown): ApiFailure => ({
  kind: 'rejected',
  code,
  status: 422,
  message: '',
  value: { fields },
});

test.each<[ApiFailure, unknown]>([
  [
    refusal('validation.failed', {
      'rebates.RNG': 'min',
      'rebates.LIVE': 'step',
      'rebates.ODD': 'unknown',
      username: 'x',
    }),
    { RNG: 'low', LIVE: 'step', ODD: 'missing' },
  ],
  [refusal('quota.exceeded', { 'rebates.RNG': 'max' }), { RNG: 'high' }],
  [refusal('quota.exceeded', { kind: 'accounts' }), {}],
  [{ kind: 'timeout' }, {}],
])('%j refuses %j', (failure, rates) => {
  expect(refusedRates(failure)).toEqual(rates);
});
