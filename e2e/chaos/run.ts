import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS, type Fault } from './faults/faults';

const PARTS = ['api', 'files', 'device', 'leaks'] as const;

const USAGE = `pnpm e2e:chaos [--quick] [--part ${PARTS.join('|')}] [--endpoint R-30] [--fault ${FAULTS.join('|')}] [--file overlay]

Everything that may go wrong, one case after the other; --quick is the form that npm test has.
--endpoint and --fault narrow the part of the calls, --file that of the files by a part of a name. The table of a whole part is kept in results/.
`;

function fail(words: string): never {
  process.stderr.write(`${words}\n\n${USAGE}`);
  process.exit(2);
}

/** `pnpm e2e:chaos`: the whole form of the suite's part about what goes wrong. */
function main(): void {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      part: { type: 'string' },
      endpoint: { type: 'string' },
      fault: { type: 'string' },
      file: { type: 'string' },
    },
  });
  const { quick, part, endpoint, fault, file } = values;
  const onlyApi = endpoint !== undefined || fault !== undefined;
  if (part !== undefined && !PARTS.includes(part as (typeof PARTS)[number])) fail(`there is no part ${part}`);
  if (fault !== undefined && !FAULTS.includes(fault as Fault)) fail(`there is no fault ${fault}`);
  const only = part ?? (onlyApi ? 'api' : file === undefined ? undefined : 'files');
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      path.resolve(import.meta.dirname, '../run.ts'),
      only === undefined ? 'specs/chaos/' : `specs/chaos/${only}`,
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        SITE_SERVER: 'origin',
        CHAOS: quick ? 'quick' : 'full',
        ...(only !== undefined && { CHAOS_PART: only }),
        ...(endpoint !== undefined && { CHAOS_ENDPOINT: endpoint }),
        ...(fault !== undefined && { CHAOS_FAULT: fault }),
        ...(file !== undefined && { CHAOS_FILE: file }),
      },
    },
  );
  process.exitCode = status ?? 1;
}

main();
