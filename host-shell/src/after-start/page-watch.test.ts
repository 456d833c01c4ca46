import type { SessionState } from 'shared-contracts/session/session-state';
import { PERSONAS } from '../testing/personas';
import { watchPage, type WatchedServices } from './page-watch';

const stopStatus = jest.fn();
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function watch(state: SessionState) {
  const done: string[] = [];
  const say = (what: string) => () => void done.push(what);
  stop = watchPage({
    session: { reader: { get: () => state }, resume: say('resume') },
    status: { watchFocus: () => stopStatus, refresh: say('status') },
    wallet: { refresh: say('wallet') },
    unread: { lookAgain: say('unread') },
    http: {},
  } as unknown as WatchedServices);
  return done;
}

const seen = () => document.dispatchEvent(new Event('visibilitychange'));
const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it.each<[string, SessionState, string[]]>([
  ['a member', PERSONAS.member, ['unread']],
  ['a visitor', PERSONAS.visitor, []],
])('coming back into view asks for the unread counts of %s', (_name, state, expected) => {
  const done = watch(state);
  seen();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  seen();
  hidden.mockRestore();
  expect(done).toEqual(expected);
});

it.each<[string, SessionState, boolean, string[]]>([
  ['a member’s page from the browser’s memory', PERSONAS.member, true, ['resume', 'status', 'wallet', 'unread']],
  ['a visitor’s page from the browser’s memory', PERSONAS.visitor, true, ['resume', 'status']],
  [
    'the page of who must change the password first',
    { ...PERSONAS.member, mustChangePassword: true } as SessionState,
    true,
    ['resume', 'status'],
  ],
  ['a page that was just loaded', PERSONAS.member, false, []],
])('%s looks again at what can have changed', (_name, state, persisted, expected) => {
  const done = watch(state);
  shown(persisted);
  expect(done).toEqual(expected);
});

it('stops', () => {
  const done = watch(PERSONAS.member);
  stop();
  seen();
  shown(true);
  expect(done).toEqual([]);
  expect(stopStatus).toHaveBeenCalled();
});
