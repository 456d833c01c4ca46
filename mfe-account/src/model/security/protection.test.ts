import { memberSchema } from 'shared-contracts/api/endpoints/member';
import * as v from 'shared-kit/schema';
import { protectionOf } from './protection';

test.each([
  [{}, 1],
  [{ hasPaymentPassword: true }, 2],
  [{ mobileMasked: '***1', emailMasked: 'a***@b.co' }, 3],
  [{ mobileMasked: '***1', mobileVerified: false, emailMasked: 'a***@b.co', emailVerified: false }, 1],
  [{ hasPaymentPassword: true, mobileMasked: '***1', emailMasked: 'a***@b.co', payeeNameMasked: 'A***' }, 5],
])('%j has %s of 5', (set, done) => {
  expect(protectionOf(v.parse(memberSchema, { id: 1, account: 'ann', ...set }))).toEqual({ done, all: 5 });
});
