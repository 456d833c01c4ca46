import { failureCode } from 'shared-contracts/api/api-error';
import { launchChat } from 'shared-contracts/api/endpoints/messaging';
import type { LanguageCode } from 'shared-contracts/language';
import type { SessionState } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { openChat, type ChatPage } from './open-chat';

const ADDRESS = 'https://aurora.example/m/message';

function setUp({
  language = 'EN' as LanguageCode,
  session = SOME_MEMBER,
  chatUrl = 'https://chat.example/1',
  goesTo = ADDRESS,
} = {}) {
  const context = fakeContext({ name: 'mfe-messaging', session, language });
  context.http.answer(launchChat, { chatUrl });
  const waits: number[] = [];
  const left: string[] = [];
  let address = ADDRESS;
  const page: ChatPage = {
    address: () => address,
    themeColour: () => '#101020',
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      address = goesTo;
    },
    leaveTo: (url) => left.push(url),
  };
  return { context, page, waits, left };
}

test('asks for the chat and leaves for it after half a second', async () => {
  const { context, page, waits, left } = setUp();
  await expect(openChat(context, page)).resolves.toBe('opened');
  expect(context.http.callsOf(launchChat)[0]?.request).toEqual({
    b2c: 1,
    language: 'EN',
    backUrl: ADDRESS,
    headerColor: '#101020',
    title: 'Live chat',
    moduleId: 'CBS3',
  });
  expect(waits).toEqual([500]);
  expect(left).toEqual(['https://chat.example/1']);
});

test.each(['ID', 'TY', 'CN'] as const)('opens in the language that is seen where none was chosen: %s', async (seen) => {
  const { context, page } = setUp({ language: seen });
  await openChat(context, page);
  expect(context.http.callsOf(launchChat)[0]?.request).toMatchObject({ language: seen });
});

test('sends the saved language in upper case', async () => {
  const { context, page } = setUp();
  context.storage.setLocal(LOCAL_KEY.language, 'ty');
  await openChat(context, page);
  expect(context.http.callsOf(launchChat)[0]?.request).toMatchObject({ language: 'TY' });
});

test('a user who went elsewhere stays there', async () => {
  const { context, page, left } = setUp({ goesTo: 'https://aurora.example/m/home' });
  await expect(openChat(context, page)).resolves.toBe('refused');
  expect(left).toEqual([]);
});

test('an address that may not be followed is refused', async () => {
  const { context, page, left } = setUp({ chatUrl: 'javascript:alert(1)' });
  await expect(openChat(context, page)).resolves.toBe('refused');
  expect(context.log.failures.map(failureCode)).toEqual(['launch.url_empty']);
  expect(left).toEqual([]);
});

test('a failed call is shown', async () => {
  const { context, page } = setUp();
  context.http.fail(launchChat, { kind: 'rejected', code: 'internal', status: 500, message: '' });
  await expect(openChat(context, page)).resolves.toBe('refused');
  expect(context.log.failures).toHaveLength(1);
});

test('a visitor signs in first', async () => {
  const { context, page } = setUp({ session: { status: 'visitor' } as SessionState });
  await expect(openChat(context, page)).resolves.toBe('refused');
  expect(context.log.visited).toEqual([{ to: '/m/login?redirect=%2Fm%2Fmessage', replace: false }]);
  expect(context.http.calls).toEqual([]);
});

test('a trial account is refused with a short notice', async () => {
  const { context, page } = setUp({ session: { ...SOME_MEMBER, status: 'trial', type: 4 } as SessionState });
  await expect(openChat(context, page)).resolves.toBe('refused');
  expect(context.log.toasts.map(({ kind, subject }) => [kind, subject])).toEqual([['offline', 'accountNeeded']]);
  expect(context.http.calls).toEqual([]);
});
