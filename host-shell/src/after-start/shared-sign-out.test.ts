import { fakeContext, SOME_MEMBER } from 'test-kit/fake-context';
import { shareSignOut } from './shared-sign-out';

/** Tabs of one browser: what one posts the others hear. */
class Channel {
  static readonly open = new Set<Channel>();
  static readonly posted: unknown[] = [];
  onmessage: ((event: MessageEvent) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    Channel.posted.push(data);
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data } as MessageEvent);
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const before = globalThis.BroadcastChannel;
beforeEach(() => {
  globalThis.BroadcastChannel = Channel as never;
  Channel.open.clear();
  Channel.posted.length = 0;
});
afterAll(() => {
  globalThis.BroadcastChannel = before;
});

/** A tab with a session of this token, or with none. */
function tab(start: string | null) {
  const { events, tell } = fakeContext({ name: 'host-shell' });
  let token = start;
  const end = (): void => {
    token = null;
    tell('session.changed', { state: { status: 'visitor' } });
  };
  const begin = (next: string): void => {
    token = next;
    tell('session.changed', { state: SOME_MEMBER });
  };
  const told = jest.fn();
  const stop = shareSignOut({ session: { token: () => token, end }, events } as never, told);
  return { end, begin, told, stop, token: () => token };
}

test('a sign-out ends the same session in every tab, once, and says so there', () => {
  const [first, second, third] = [tab('one'), tab('one'), tab('one')];
  first.end();
  expect([second.token(), third.token()]).toEqual([null, null]);
  expect([first, second, third].map(({ told }) => told.mock.calls.length)).toEqual([0, 1, 1]);
});

test('sessions of other accounts stay, and one that began later is known', () => {
  const [visitor, other, later] = [tab(null), tab('two'), tab(null)];
  later.begin('one');
  const first = tab('one');
  first.end();
  expect([visitor.told.mock.calls.length, other.token(), later.token()]).toEqual([0, 'two', null]);
});

test('the token itself is never told, and a tab that stopped hears nothing', () => {
  const [first, gone] = [tab('a-secret-token'), tab('a-secret-token')];
  gone.stop();
  first.end();
  expect(JSON.stringify(Channel.posted)).not.toContain('secret');
  expect(gone.token()).toBe('a-secret-token');
});

test.each([null, 'text', {}, { ended: 'one' }, { ended: 7 }])('%j from elsewhere ends nothing', (data) => {
  const { token } = tab('one');
  new Channel('session').postMessage(data);
  expect(token()).toBe('one');
});
