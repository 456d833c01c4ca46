import { stopServices } from './service';

describe('the end of services', () => {
  it('is announced by all, then waited for, and bounded for each', async () => {
    const heard: string[] = [];
    const service = (name: string, cutOff: number) => ({
      announceStop: () => void heard.push(`${name} announces`),
      stop: (limitMs: number) => {
        heard.push(`${name} stops within ${limitMs}`);
        return Promise.resolve(cutOff);
      },
    });
    const wait = (ms: number) => Promise.resolve(heard.push(`${ms} pass`));
    const times = { announceMs: 5000, limitMs: 20_000 };
    expect(await stopServices([service('one', 0), service('two', 3)], times, wait)).toBe(3);
    expect(heard).toEqual([
      'one announces',
      'two announces',
      '5000 pass',
      'one stops within 20000',
      'two stops within 20000',
    ]);
  });
});
