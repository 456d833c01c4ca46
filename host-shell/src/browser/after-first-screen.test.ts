import { afterFirstScreen, markSettled } from './after-first-screen';

type Seen = (list: { getEntries: () => readonly { name: string }[] }) => void;

function fakeObserver(): { readonly see: (name: string) => void; readonly disconnect: jest.Mock } {
  let seen: Seen = () => undefined;
  const disconnect = jest.fn();
  class Observer {
    constructor(callback: Seen) {
      seen = callback;
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  Object.assign(window, { PerformanceObserver: Observer, requestIdleCallback: (work: () => void) => work() });
  return { see: (name) => seen({ getEntries: () => [{ name }] }), disconnect };
}

describe('afterFirstScreen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for a screen with its data, and runs once', () => {
    const { see, disconnect } = fakeObserver();
    const work = jest.fn();
    afterFirstScreen(work);
    see('mfe:boot');
    see('mfe:mfe-games:loaded');
    expect(work).not.toHaveBeenCalled();
    see('mfe:home:ready');
    see('mfe:login:ready');
    jest.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a screen that will not come', () => {
    const { see } = fakeObserver();
    const mark = jest.fn();
    Object.assign(performance, { mark });
    markSettled();
    const work = jest.fn();
    afterFirstScreen(work);
    expect(mark).toHaveBeenCalledTimes(1);
    see(String(mark.mock.calls[0]?.[0]));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever', () => {
    fakeObserver();
    const work = jest.fn();
    afterFirstScreen(work);
    jest.advanceTimersByTime(7999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
