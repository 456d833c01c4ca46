import { faultOf, LOAD_TIMEOUT_MS, withTimeout } from './load-fault';

describe('faultOf', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a/b.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://a/b.js')],
    ['a fetch in Safari', new TypeError('Load failed')],
    ['an address that names shared modules', new TypeError('Failed to fetch dynamically imported module: /shared.js')],
  ])('reads what %s says of a file that did not come', (_browser, error) => {
    expect(faultOf(error, 'entry')).toEqual({ stage: 'entry', cause: 'not fetched', isCachedByBrowser: false });
    expect(faultOf(error, 'chunk')).toEqual({ stage: 'chunk', cause: 'not fetched', isCachedByBrowser: false });
  });

  it.each([
    ['a lost chunk', Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'chunk', false],
    ['a lost style', new Error('Loading CSS chunk 3 failed.'), 'chunk', false],
    [
      'a shared module of another version',
      new Error('Version 18.2.0 of react does not satisfy ^19'),
      'contract',
      false,
    ],
    ['code that threw', new ReferenceError('window2 is not defined'), 'evaluation', true],
    ['something thrown that is no error', 'nothing useful', 'evaluation', true],
    ['nothing', undefined, 'evaluation', true],
  ])('reads %s', (_name, error, stage, isCachedByBrowser) => {
    expect(faultOf(error, 'entry')).toMatchObject({ stage, isCachedByBrowser });
  });

  it('tells no content of an error, only its name', () => {
    expect(faultOf(new RangeError('ann@example.com'), 'entry').cause).toBe('RangeError');
    expect(faultOf('ann@example.com', 'entry').cause).toBe('unknown');
  });
});

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes on what comes in time, and leaves no timer', async () => {
    expect(await withTimeout(Promise.resolve(7))).toBe(7);
    await expect(withTimeout(Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects at the limit and not before', async () => {
    const settled = jest.fn();
    withTimeout(new Promise(() => undefined)).catch((error: unknown) => settled(faultOf(error, 'chunk')));
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ stage: 'chunk', cause: 'timeout', isCachedByBrowser: true });
  });
});
