import type { LaunchTarget } from 'mfe-games/contract';
import { IntentBroker, type OnDemandLoad } from './intent-broker';

const TARGET: LaunchTarget = { gameCategory: 'RNG', vassalage: 'PP' };

function makeBroker(wakeUp: OnDemandLoad = async () => 'nobody') {
  const wake = jest.fn(wakeUp);
  return { broker: new IntentBroker(wake), wake };
}

describe('IntentBroker', () => {
  it('hands the request to who took it, and its result back', async () => {
    const { broker, wake } = makeBroker();
    const handler = jest.fn(async () => 'opened' as const);
    broker.handle('launchGame', handler);
    expect(await broker.request('launchGame', TARGET)).toEqual({ handled: true, result: 'opened' });
    expect(handler).toHaveBeenCalledWith(TARGET);
    expect(wake).not.toHaveBeenCalled();
  });

  it('asks the last to register; who gives back uncovers the one before', async () => {
    const { broker } = makeBroker();
    broker.handle('openChat', () => 'refused');
    const giveBack = broker.handle('openChat', () => 'opened');
    expect(await broker.request('openChat', {})).toEqual({ handled: true, result: 'opened' });
    giveBack();
    giveBack();
    expect(await broker.request('openChat', {})).toEqual({ handled: true, result: 'refused' });
  });

  it.each([
    ['nobody', 'nobody-registered'],
    ['failed', 'remote-unavailable'],
    // Woken, but it did not take what it had said it would.
    ['loaded', 'nobody-registered'],
  ] as const)('says so when waking comes to "%s"', async (outcome, reason) => {
    const { broker } = makeBroker(async () => outcome);
    expect(await broker.request('openChat', {})).toEqual({ handled: false, reason });
  });

  it('wakes who answers, and tries again after a failure', async () => {
    const outcomes = ['failed', 'loaded'] as const;
    let turn = 0;
    const { broker, wake } = makeBroker(async () => {
      const outcome = outcomes[turn] ?? 'nobody';
      turn += 1;
      if (outcome === 'loaded') broker.handle('launchGame', () => 'list');
      return outcome;
    });
    expect(await broker.request('launchGame', TARGET)).toEqual({ handled: false, reason: 'remote-unavailable' });
    expect(await broker.request('launchGame', TARGET)).toEqual({ handled: true, result: 'list' });
    expect(await broker.request('launchGame', TARGET)).toEqual({ handled: true, result: 'list' });
    expect(wake).toHaveBeenCalledTimes(2);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('broken'))],
  ])('answers "failed" when the handler %s', async (_name, handler) => {
    const { broker } = makeBroker();
    broker.handle('openChat', handler);
    expect(await broker.request('openChat', {})).toEqual({ handled: false, reason: 'failed' });
  });
});
