import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { forgetSessionPassword, forgetWithSession, holdSessionPassword, sessionPassword } from './session-password';

afterEach(forgetSessionPassword);

test('is held for the page, and nowhere else', () => {
  expect(sessionPassword()).toBeNull();
  holdSessionPassword('Demo1234');
  expect(sessionPassword()).toBe('Demo1234');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Demo1234');
  forgetSessionPassword();
  expect(sessionPassword()).toBeNull();
});

test('ends with its session', () => {
  const { events, tell } = fakeContext({ name: 'mfe-account' });
  const stop = forgetWithSession(events);
  holdSessionPassword('Demo1234');
  tell('session.changed', { state: SOME_MEMBER });
  expect(sessionPassword()).toBe('Demo1234');
  tell('session.changed', { state: { status: 'visitor' } });
  expect(sessionPassword()).toBeNull();
  stop();
  holdSessionPassword('Demo1234');
  tell('session.changed', { state: { status: 'visitor' } });
  expect(sessionPassword()).toBe('Demo1234');
});
