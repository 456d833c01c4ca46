import { sendSmsCode } from 'shared-contracts/api/endpoints/recovery';
import { countries } from 'shared-contracts/api/endpoints/system';
import type { FakeContext } from 'test-kit/fake-context';

/** Countries and SMS codes as a gateway gives them, for tests; a code may be asked for again in a minute. */
export function answerPhone({ http }: FakeContext<'mfe-account'>): void {
  http.answer(countries, {
    list: [
      { code: 'PH', name: 'Philippines', dialingCode: '63', mobileMinLength: 10, mobileMaxLength: 11 },
      { code: 'CN', name: 'China', dialingCode: '86', mobileMinLength: 11, mobileMaxLength: 11 },
    ],
    current: 'PH',
  });
  http.answer(sendSmsCode, { expirationTime: Date.now() + 60_000 });
}
