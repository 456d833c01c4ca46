import { withoutLiveChannel } from '../../support/live';
import { expect, test } from '../fixtures';
import { EVERY_ENGINE } from '../plan/turns';
import { keepVisit } from '../visits/kept-visits';
import { repeated, visitFigures } from '../visits/visit-figures';

for (const path of ['/m/home', '/m/login'])
  test(
    `a first visit to ${path} fetches no file twice`,
    { tag: EVERY_ENGINE },
    async ({ phone, line, engine, engineName, control }) => {
      // A stream never ends, so a page with one never rests.
      await withoutLiveChannel(control);
      await phone.open(path);
      await phone.shown({ css: 'main[data-ready]' });
      const ready = performance.now();
      const inTime = line.entries.filter(({ endedAt = Infinity }) => endedAt <= ready);
      keepVisit({ engine: engineName, version: engine.version, path, ...visitFigures(inTime) });
      // What the page fetches ahead once it rests may not come a second time either.
      let before = 0;
      const isAtRest = (): boolean => {
        const came = line.entries.length - before;
        before = line.entries.length;
        return came === 0 && line.entries.every(({ endedAt }) => endedAt !== undefined);
      };
      await expect.poll(isAtRest, { message: 'the page rests', timeout: 30_000, intervals: [1000] }).toBe(true);
      expect(repeated(line.entries)).toEqual([]);
    },
  );
