import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { WORKSPACE } from 'build-preset/package-info';

it('names a busy port before anything is built, with its own remedy', async () => {
  const busy = createServer();
  await new Promise<void>((done) => busy.listen(0, '127.0.0.1', done));
  const port = String((busy.address() as AddressInfo).port);
  const words = ['--import', 'tsx', path.join(WORKSPACE, 'lab/load/load.ts'), '--port', port];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: WORKSPACE, encoding: 'utf8' });
  await new Promise((done) => busy.close(done));
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use: pnpm load --port \\d+\n$`));
});
