import path from 'node:path';
import { merchantFaults } from './merchant-faults';
import { readRepository } from './repository-files';
import { ROOT } from './workspace';

/** Checks the settings of all merchants: values, names that are there once, colours that can be read. */
function main(): void {
  const faults = merchantFaults(readRepository(path.join(ROOT, 'merchants')));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main();
