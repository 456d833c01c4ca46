/** `npm test`: installs, then format, lint, types, contract report, unit tests, build and end to end. */
import { install, runProgram } from './install.mjs';

install();
process.exit(runProgram('tools/checks/src/run-checks.ts', ['--all', ...process.argv.slice(2)]));
