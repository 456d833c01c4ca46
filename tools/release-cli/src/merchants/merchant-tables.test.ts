import { settingsFixture } from '../test-support/fixture-dist';
import { requireMerchant } from './merchant-tables';

const refusal = (codes: readonly string[], code: string): (() => void) => {
  const settings = settingsFixture(codes);
  return () => void requireMerchant(settings, 'production', code);
};

it('a merchant that there is not is refused with the one that was meant, or with those that there are, counted where they are many', () => {
  const many = ['aurora', 'bahari', 'citra', 'delta', 'ember', 'falcon'];
  expect(refusal(many, 'arora')).toThrow('production has no merchant arora; did you mean aurora?');
  expect(refusal(many, 'xyz')).toThrow('production has no merchant xyz: it has 6 merchants (aurora, bahari, citra, …)');
  expect(refusal(many.slice(0, 2), 'xyz')).toThrow('production has no merchant xyz: it has aurora, bahari');
  expect(refusal([], 'xyz')).toThrow(/^production has no merchant xyz$/);
});
