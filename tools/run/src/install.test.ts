import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const scratch = mkdtempSync(path.join(os.tmpdir(), 'install-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it.each(['start.mjs', 'test.mjs'])('%s says that a folder with a question mark cannot be used', (program) => {
  const root = path.join(scratch, 'what?');
  for (const file of ['install.mjs', 'start.mjs', 'test.mjs'])
    cpSync(path.resolve(__dirname, '..', file), path.join(root, 'tools/run', file));
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'tools/run', program)], { encoding: 'utf8' });
  expect(stderr).toContain(`The path of this folder has a "?", which the tools cannot read: move or rename ${root}`);
  expect(status).toBe(1);
});
