import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runMfe, type Ran } from 'release-cli/test-support/run-mfe';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { openTrustedStore } from 'release-cli/trust/trusting';
import { startDelivery } from '../server';
import { ask } from '../test-support/ask';

const STATES = path.join(import.meta.dirname, '../../../release-cli/kept-states');

/** The state folder of an earlier version, to do with as one likes. */
async function stateOf(file: string): Promise<string> {
  const home = await scratchFolder();
  const { status, stderr } = spawnSync('tar', ['-xzf', path.join(STATES, file), '-C', home], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return home;
}

function done(ran: Ran): string {
  expect(ran).toMatchObject({ status: 0, error: '' });
  return ran.out;
}

/** A merchant's page as a state folder is served. */
async function pageOf(home: string): Promise<string> {
  const { url, close } = await startDelivery({
    store: openTrustedStore(undefined, { home, environment: {} }),
    environment: 'production',
    port: 0,
    gatewayUrl: 'http://127.0.0.1:9',
    defaultMerchant: 'aurora',
  });
  const page = await ask(url, '/m/home', { host: 'bahari.localhost' });
  await close();
  expect(page.status).toBe(200);
  return page.body.toString();
}

describe.each(readdirSync(STATES).filter((name) => name.endsWith('.tar.gz')))('the state of %s', (file) => {
  it('is read as it is: what is served, and the whole history', async () => {
    const home = await stateOf(file);
    expect(done(await runMfe({ home }, ['list']))).toContain('mfe-games');
    expect(done(await runMfe({ home }, ['history']))).toMatch(/\b3\b[^]*\b1\b/);
    done(await runMfe({ home }, ['settings', 'show']));
    done(await runMfe({ home }, ['backup', path.join(await scratchFolder(), 'backup')]));
  });

  it('is brought to the form of today by two commands, then sound, served and written to', async () => {
    const home = await stateOf(file);
    done(await runMfe({ home }, ['keys', 'separate']));
    expect(done(await runMfe({ home }, ['verify', '--pages']))).toContain('is sound');
    expect(await pageOf(home)).toContain('data-merchant="bahari"');
    done(await runMfe({ home }, ['switch', 'mfe-games', 'off', '--message', 'EN=Back soon']));
    expect(done(await runMfe({ home }, ['verify']))).toContain('is sound');
    done(await runMfe({ home }, ['rollback', '--last']));
    expect(done(await runMfe({ home }, ['verify']))).toContain('is sound');
  });

  it('is backed up, restored into an empty place, and served from there as before', async () => {
    const home = await stateOf(file);
    done(await runMfe({ home }, ['keys', 'separate']));
    done(await runMfe({ home }, ['verify', '--pages']));
    const place = path.join(await scratchFolder(), 'backup');
    done(await runMfe({ home }, ['backup', place]));
    const empty = path.join(await scratchFolder(), 'new');
    expect(done(await runMfe({ home: empty }, ['restore', place]))).toContain('and is sound');
    expect(await pageOf(empty)).toBe(await pageOf(home));
  });
});
