import { join } from 'node:path';
import { runCli } from './run-cli';

// Whoever reads may have read enough (`mfe list | head`); a write of the map still goes through.
process.stdout.on('error', () => undefined);

process.exitCode = await runCli(
  {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
    environment: process.env,
    repository: join(import.meta.dirname, '../../..'),
    isColoured: process.stderr.isTTY === true && !process.env['NO_COLOR'],
  },
  process.argv.slice(2),
);
