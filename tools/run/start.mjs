/** `npm start`: installs, builds what changed, publishes, serves. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, ROOT } from './install.mjs';

install();
const program = path.join(ROOT, 'tools/run/src/start.ts');
const child = spawn(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The child ends by itself on the same key press; waiting for it leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
