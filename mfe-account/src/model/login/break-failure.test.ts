import type { ApiFailure } from 'shared-contracts/api/api-error';
import { breakFailure } from './break-failure';

const held = (value: unknown, code = 'play.break'): ApiFailure => ({
  kind: 'rejected',
  code,
  status: 422,
  message: '',
  value,
});

test.each<[ApiFailure, unknown]>([
  [held({ kind: 'coolOff', until: 9000 }), { kind: 'coolOff', endsAt: 9000 }],
  [held({ kind: 'exclusion', until: 9000 }), { kind: 'exclusion', endsAt: 9000 }],
  [held({ kind: 'pause', until: 9000 }), { kind: 'pause', restsUntil: 9000 }],
  [held({ kind: 'of another version', until: 9000 }), { kind: 'coolOff', endsAt: 9000 }],
  [held({ kind: 'exclusion' }), undefined],
  [held({ kind: 'exclusion', until: 9000 }, 'auth.invalid'), undefined],
  [{ kind: 'timeout' }, undefined],
])('%j shows %j under the form', (failure, expected) => {
  expect(breakFailure(failure)).toEqual(expected);
});
