#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { scopeRegistry } from './scope-registry';
import { nextSteps, writeSection } from './write-section';

const HELP = `Usage: npm create @composed-site/section <name> [-- --into <folder>]

Writes the repository of a new section: a screen, a widget, an event, a call, texts in four languages, and their tests.
`;

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (values.help) return void process.stdout.write(HELP);
  if (name === undefined || more.length > 0) throw new Error(HELP.trim());
  process.stdout.write(`${nextSteps(writeSection(name, values.into, scopeRegistry())).join('\n')}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
