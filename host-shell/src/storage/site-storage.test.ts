import { openStorage } from './site-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('openStorage', () => {
  it('writes through to the browser', () => {
    const { local, session, forRemotes } = openStorage();
    local.set('theme', 'light');
    session.set('appMode', '1');
    forRemotes.setSession('hideBalance', '1');
    expect({ ...localStorage }).toEqual({ theme: 'light' });
    expect({ ...sessionStorage }).toEqual({ appMode: '1', hideBalance: '1' });
    expect(forRemotes.getLocal('theme')).toBe('light');
    forRemotes.removeLocal('theme');
    forRemotes.removeSession('hideBalance');
    expect(local.get('theme')).toBeNull();
    expect(openStorage().session.get('appMode')).toBe('1');
  });

  it.each([
    [
      'that throws when it is opened',
      () => {
        for (const kind of ['localStorage', 'sessionStorage'] as const)
          jest.spyOn(window, kind, 'get').mockImplementation(() => {
            throw new DOMException('denied', 'SecurityError');
          });
      },
    ],
    [
      'that is full',
      () => {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
      },
    ],
  ])('goes on in memory with a storage %s', (_name, refuse) => {
    refuse();
    const { local, session } = openStorage();
    local.set('theme', 'light');
    session.set('a', '1');
    session.set('appMode', '1');
    expect(local.get('theme')).toBe('light');
    session.clearExcept(['appMode']);
    expect([session.get('a'), session.get('appMode')]).toEqual([null, '1']);
    local.remove('theme');
    expect(local.get('theme')).toBeNull();
  });

  it('tells of changes of a session key, whoever made them, until stopped', () => {
    const { session, forRemotes } = openStorage();
    const heard: (string | null)[] = [];
    const stop = forRemotes.watchSession('hideBalance', () => void heard.push(session.get('hideBalance')));
    forRemotes.setSession('hideBalance', '1');
    session.set('appMode', '1');
    session.clearExcept(['appMode']);
    forRemotes.removeSession('hideBalance');
    stop();
    forRemotes.setSession('hideBalance', '1');
    expect(heard).toEqual(['1', null, null]);
  });

  it('does not call for what a clearing keeps', () => {
    const { session } = openStorage();
    const listener = jest.fn();
    session.set('appMode', '1');
    session.watch('appMode', listener);
    session.clearExcept(['appMode']);
    expect(listener).not.toHaveBeenCalled();
    expect(session.get('appMode')).toBe('1');
  });

  it('clears what an earlier page wrote', () => {
    sessionStorage.setItem('token', 'old');
    openStorage().session.clearExcept(['appMode']);
    expect(sessionStorage).toHaveLength(0);
  });
});
