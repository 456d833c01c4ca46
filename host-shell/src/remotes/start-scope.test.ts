import { fakeContext } from 'test-kit/fake-context';
import { someRemote } from '../testing/loader-fixture';
import { startRemote } from './start-scope';

const START = 'made to fail';

describe('startRemote', () => {
  it('takes back everything that the start registered, and nothing twice', async () => {
    const context = fakeContext({ name: 'mfe-games' });
    const heard: unknown[] = [];
    const end = startRemote(
      someRemote({
        start: ({ intents, events, session }) => {
          intents.handle('openLogin', () => 'opened');
          events.on('language.changed', (payload) => void heard.push(payload));
          session.subscribe((state) => void heard.push(state.status));
        },
      }),
      context,
    );
    context.tell('language.changed', { language: 'EN' });
    context.setSession({ status: 'visitor' });
    expect(heard).toEqual([{ language: 'EN' }, 'visitor']);
    expect(await context.intents.request('openLogin', {})).toEqual({ handled: true, result: 'opened' });
    end();
    end();
    context.tell('language.changed', { language: 'TY' });
    context.setSession({ status: 'visitor' });
    expect(heard).toHaveLength(2);
    expect(await context.intents.request('openLogin', {})).toEqual({ handled: false, reason: 'nobody-registered' });
  });

  it('leaves nothing behind of a start that throws', async () => {
    const context = fakeContext({ name: 'mfe-games' });
    const broken = someRemote({
      start: ({ intents }) => {
        intents.handle('openLogin', () => 'opened');
        throw new Error(START);
      },
    });
    expect(() => startRemote(broken, context)).toThrow(START);
    expect(await context.intents.request('openLogin', {})).toMatchObject({ handled: false });
  });
});
