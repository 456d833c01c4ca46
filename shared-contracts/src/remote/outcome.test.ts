import type { ApiFailure } from '../api/api-error';
import { reportOutcome } from './outcome';

function told(result: boolean | ApiFailure): unknown[] {
  const reports: unknown[] = [];
  reportOutcome({ report: (event, detail) => void reports.push([event, detail]) }, 'deposit', result);
  return reports;
}

describe('reportOutcome', () => {
  it.each<[boolean | ApiFailure, boolean]>([
    [true, true],
    [false, false],
    [{ kind: 'rejected', code: 'auth.invalid', status: 422, message: '' }, false],
    [{ kind: 'forbidden', code: 'role.forbidden' }, false],
    [{ kind: 'malformed', detail: 'not JSON' }, false],
    [{ kind: 'timeout' }, false],
    [{ kind: 'network', offline: false }, false],
  ])('tells of %j whether it led on: %j', (result, ok) => {
    expect(told(result)).toEqual([['outcome', { of: 'deposit', ok }]]);
  });

  it.each<ApiFailure>([{ kind: 'cancelled' }, { kind: 'network', offline: true }])('tells nothing of %j', (failure) => {
    expect(told(failure)).toEqual([]);
  });
});
