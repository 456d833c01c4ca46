import { abortHandleFor, TransportError } from './transport';

it('says why no answer came', () => {
  expect(new TransportError('timeout')).toMatchObject({ reason: 'timeout', message: 'timeout' });
});

describe('the end of a request', () => {
  it('follows who asked', () => {
    const asker = new AbortController();
    const { signal } = abortHandleFor(asker.signal);
    expect(signal.aborted).toBe(false);
    asker.abort();
    expect(signal.aborted).toBe(true);
  });

  it('has come already where the asker gave up before', () => {
    expect(abortHandleFor(AbortSignal.abort()).signal.aborted).toBe(true);
  });

  it('leaves the asker alone when the transport ends it', () => {
    const asker = new AbortController();
    const handle = abortHandleFor(asker.signal);
    handle.now();
    expect([handle.signal.aborted, asker.signal.aborted]).toEqual([true, false]);
  });

  it('no longer follows who asked once the request is over', () => {
    const asker = new AbortController();
    const handle = abortHandleFor(asker.signal);
    handle.forget();
    asker.abort();
    expect(handle.signal.aborted).toBe(false);
  });
});
