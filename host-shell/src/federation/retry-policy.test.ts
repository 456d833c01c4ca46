import type { FoundFiles } from '../files/find-files';
import type { LoadFault } from '../files/load-fault';
import { usesRetryUrl, nextStep, PAUSES_MS, type AddressState, type LoadEvent, type Step } from './retry-policy';

const LOST: LoadFault = { stage: 'chunk', cause: 'not fetched', isCachedByBrowser: false };
const THREW: LoadFault = { stage: 'evaluation', cause: 'RangeError', isCachedByBrowser: true };
const OTHER: LoadFault = { stage: 'integrity', cause: 'other bytes', isCachedByBrowser: true };
const REFUSED: LoadFault = { stage: 'exposed', cause: 'not a remote', isCachedByBrowser: false };

function lost(found: FoundFiles, isOnline = true, foundShared: FoundFiles = 'right'): LoadEvent {
  return { kind: 'lost', fault: LOST, found, foundShared, isOnline };
}

const wait = (milliseconds: number): Step => ({ do: 'wait', milliseconds });
const fail = (fault: LoadFault): Step => ({ do: 'fail', fault });
const RETRY_URL: Step = { do: 'retry URL' };

it.each<[string, AddressState, number, LoadEvent, AddressState, Step]>([
  ['a file that is not there is waited for', 'first', 0, lost('unreachable'), 'first', wait(PAUSES_MS[0])],
  ['and a second time', 'first', 1, lost('unreachable'), 'first', wait(PAUSES_MS[1])],
  ['but not a third time', 'first', 2, lost('unreachable'), 'first', fail(LOST)],
  ['and not where the page is offline', 'first', 0, lost('unreachable', false), 'first', fail(LOST)],
  ['a file that is there by now is asked for again', 'first', 0, lost('right'), 'first', wait(PAUSES_MS[0])],
  ['a failure that the browser repeats is gone round', 'first', 1, lost('right'), 'retry', RETRY_URL],
  ['other bytes are gone round at once', 'first', 0, lost('other'), 'retry', RETRY_URL],
  ['also where something threw before', 'repeats', 0, lost('other'), 'retry', RETRY_URL],
  ['other bytes at both addresses end the load', 'retry', 1, lost('other'), 'doubted', fail(OTHER)],
  ['without counting twice', 'doubted', 0, lost('other'), 'doubted', fail(OTHER)],
  ['unless a person has retried since', 'last', 0, lost('other'), 'spent', fail(OTHER)],
  [
    'a failure repeated at both is final',
    'retry',
    1,
    lost('right'),
    'spent',
    fail({ ...LOST, isCachedByBrowser: true }),
  ],
  [
    'other bytes of the host’s files have no retry URL',
    'first',
    0,
    lost('right', true, 'other'),
    'first',
    fail({ ...OTHER, isCachedByBrowser: false }),
  ],
  ['what threw once throws again', 'first', 0, { kind: 'failed', fault: THREW }, 'repeats', fail(THREW)],
  ['what threw at the retry URL ends it', 'retry', 0, { kind: 'failed', fault: THREW }, 'spent', fail(THREW)],
  ['a refusal says nothing of the address', 'first', 0, { kind: 'failed', fault: REFUSED }, 'first', fail(REFUSED)],
  ['a retry goes round what repeats', 'repeats', 0, { kind: 'person retries' }, 'retry', { do: 'nothing' }],
  ['a retry leaves a good address', 'first', 0, { kind: 'person retries' }, 'first', { do: 'nothing' }],
  ['a retry makes a doubted address the last', 'doubted', 0, { kind: 'person retries' }, 'last', { do: 'nothing' }],
  ['a success clears the retry URL', 'last', 1, { kind: 'loaded' }, 'retry', { do: 'nothing' }],
  ['a success of another file mends nothing', 'repeats', 1, { kind: 'loaded' }, 'repeats', { do: 'nothing' }],
  [
    'without a retry URL only a new page helps',
    'retry',
    1,
    { kind: 'no retry URL', stage: 'entry' },
    'spent',
    fail({ stage: 'entry', cause: 'no retry URL', isCachedByBrowser: false }),
  ],
])('%s', (_rule, address, losses, event, expected, step) => {
  const [next, done] = nextStep({ address, losses }, event);
  expect([next.address, done]).toEqual([expected, step]);
});

it('counts losses of one load until it works', () => {
  const [first] = nextStep({ address: 'first', losses: 0 }, lost('unreachable'));
  const [second] = nextStep(first, lost('other'));
  expect([first.losses, second.losses]).toEqual([1, 2]);
  expect(nextStep(second, { kind: 'loaded' })[0]).toEqual({ address: 'retry', losses: 0 });
});

it('knows which states go to the retry URL', () => {
  const states = ['first', 'repeats', 'retry', 'doubted', 'last', 'spent'] as const;
  expect(states.filter(usesRetryUrl)).toEqual(['retry', 'doubted', 'last', 'spent']);
});
