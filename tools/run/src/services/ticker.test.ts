import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { fixtureSite } from 'release-cli/test-support/fixture-site';
import { freePort } from 'services/free-port';
import type { TickerConfiguration } from '../configuration/schemas';
import { openServiceLog } from './service-log';
import { startTicker } from './ticker';

/** A ticker of a state folder, after its first tick, with the lines of its log. */
async function tickedOnce(home: string) {
  const lines: object[] = [];
  let ticked: () => void = () => undefined;
  const first = new Promise<void>((done) => (ticked = done));
  const log = openServiceLog('ticker', 'debug', {
    write: (text) => {
      const line = JSON.parse(text) as { readonly event: string };
      lines.push(line);
      if (line.event === 'tick') ticked();
    },
  });
  const configuration: TickerConfiguration = {
    environment: 'production',
    home,
    gateway: `http://127.0.0.1:${await freePort()}`,
    listen: { address: '127.0.0.1', port: 0 },
    everySeconds: 300,
    logLevel: 'debug',
    stop: { announceSeconds: 0, limitSeconds: 20 },
  };
  const ticker = await startTicker(configuration, { variables: {}, log });
  await first;
  const ask = async (path: string) => {
    const answer = await fetch(`${ticker.url.replace('localhost', '127.0.0.1')}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { ticker, lines, ask };
}

describe('the ticker', () => {
  it('ticks at once, and tells operators that it does', async () => {
    const { home, store } = await fixtureSite();
    const { ticker, ask, lines } = await tickedOnce(home);
    expect(await store.get('m/schemas/map.json')).not.toBeNull();
    expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready\n' });
    expect((await ask('/m/home')).status).toBe(404);
    const figures = (await ask('/metrics')).text;
    expect(figures).toContain('release_ticks_total{environment="production",result="done"} 1');
    expect(figures).toContain('release_ticks_total{environment="production",result="failed"} 0');
    expect(figures).toMatch(/^release_last_tick_timestamp_seconds\{environment="production"\} \d+/m);
    expect(figures).toContain('release_guards_blind{environment="production"} 0');
    expect(figures).toContain('service_ready{server="ticker"} 1');
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'debug', service: 'ticker', event: 'tick', fault: null }),
    );
    expect(await ticker.stop(20_000)).toBe(0);
  });

  it('is not ready while its ticks come to nothing, and says why', async () => {
    const { ticker, ask, lines } = await tickedOnce(await scratchFolder());
    const readiness = await ask('/readyz');
    expect(readiness.status).toBe(503);
    expect(readiness.text).not.toBe('');
    expect((await ask('/metrics')).text).toContain('release_ticks_total{environment="production",result="failed"} 1');
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', event: 'tick.fault' }));
    await ticker.stop(0);
  });
});
