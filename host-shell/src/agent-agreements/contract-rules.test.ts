import { fakeContext } from 'test-kit/fake-context';
import { isToBeTold, markTold, waitingContracts } from './contract-rules';

const NONE = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

test.each([
  ['nothing', {}, []],
  ['blanks only', { dailysalreqtype: ' ' }, []],
  ['a salary', { dailysalreqtype: 'day' }, ['/m/member/agent/getSalaryContract']],
  ['a dividend', { divtypecompperiodreq: 'week' }, ['/m/member/agent/getDevidendContract']],
  ['hours', { contracthoursalreq: 'hour' }, ['/m/member/agent/getHourContract']],
  [
    'all three',
    { contracthoursalreq: 'hour', divtypecompperiodreq: 'week', dailysalreqtype: 'day' },
    ['/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract'],
  ],
])('%s waits', (_name, required, paths) => {
  expect(waitingContracts({ ...NONE, ...required }).map(({ path }) => path)).toEqual(paths);
});

test('each page tells once; a way that was taken ends it for both', () => {
  const { storage } = fakeContext({ name: 'host-shell' });
  const open = () => [isToBeTold(storage, 'home'), isToBeTold(storage, 'agent')];
  expect(open()).toEqual([true, true]);
  markTold(storage, 'home');
  expect(open()).toEqual([false, true]);
  markTold(storage, 'agent');
  expect(open()).toEqual([false, false]);
  storage.removeSession('seenContracts');
  markTold(storage, 'all');
  expect(open()).toEqual([false, false]);
  expect(storage.getSession('seenContracts')).toBe('home agent');
});
