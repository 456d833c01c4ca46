import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { Processes } from './processes';

function open(): { folder: string; processes: Processes } {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  return { folder, processes: new Processes(folder, () => rmSync(folder, { recursive: true })) };
}

describe('programs that belong together', () => {
  it('run to their end, or say how they failed', async () => {
    const { processes } = open();
    await processes.run('sh', ['-c', 'echo fine']);
    await expect(processes.run('sh', ['-c', 'echo no such luck >&2; exit 3'])).rejects.toThrow('sh ended with 3');
    expect(processes.lastWords()).toBe('fine\nno such luck\n');
    await processes.stop();
  });

  it('are missed when one of them ends by itself', async () => {
    const { processes } = open();
    processes.start('sleep', ['600']);
    expect(() => processes.assertRunning()).not.toThrow();
    await expect(processes.run('sh', ['-c', 'kill -9 $$'])).rejects.toThrow('sh ended with SIGKILL');
    expect(() => processes.assertRunning()).toThrow('sh ended by itself');
    await processes.stop();
  });

  it('end together, with what they left behind', async () => {
    const { folder, processes } = open();
    processes.start('sleep', ['600']);
    processes.start('sleep', ['601']);
    await processes.stop();
    expect(() => processes.assertRunning()).toThrow('sleep ended by itself');
    expect(existsSync(folder)).toBe(false);
  });

  it('are not there when their program is not', async () => {
    const { processes } = open();
    await expect(processes.run('no-such-program', [])).rejects.toThrow('no-such-program ended with');
    await processes.stop();
  });
});

test('a free port can be listened on', async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ['-e', `require('net').createServer().listen(${port},'127.0.0.1').close()`]);
  expect(await new Promise((done) => server.once('close', done))).toBe(0);
});
