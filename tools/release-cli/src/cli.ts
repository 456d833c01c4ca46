import { join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCli } from './run-cli';

/** The repository that the command belongs to: its own, or, where it is installed, the one that it is used in. */
function repositoryHere(): string {
  const own = join(import.meta.dirname, '../../..');
  return own.split(sep).includes('node_modules') ? process.cwd() : own;
}

// Whoever reads may have read enough (`mfe list | head`); a write of the map still goes through.
process.stdout.on('error', () => undefined);

process.exitCode = await runCli(
  {
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
    environment: process.env,
    repository: repositoryHere(),
    standardInput: process.stdin.isTTY ? undefined : () => text(process.stdin),
    isColoured: process.stderr.isTTY === true && !process.env['NO_COLOR'],
  },
  process.argv.slice(2),
);
