import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { SetProblem } from 'shared-contracts/release/verify';

/** What the team of a release that does not fit can do, by rule: which file and field to change. */
const REMEDIES: Readonly<Partial<Record<SetProblem['rule'], string>>> = {
  shared: 'install a version in package.json that fits, and build again',
  event: 'give the event the same version in src/contract.ts or src/partner-contracts.ts',
  intent: 'give the intent the same version in src/contract.ts or src/partner-contracts.ts',
  'event-collision': 'rename the event in src/contract.ts',
  'intent-collision': 'take it out of intents in src/routes.ts',
  'route-collision': 'take another path in routes of src/routes.ts',
  'route-gap': 'name a screen of src/remote.ts in src/routes.ts',
  'slot-gap': 'name a widget of src/remote.ts in src/routes.ts',
};

function lostExportRemedy({ name }: ReleaseDescriptor, [host, remote]: SetProblem['packages']): string {
  return name === host
    ? `keep it in the host until no served version of ${remote} uses it`
    : `do without it, or wait for a host that has it`;
}

/** A problem as a sentence that ends with what the team of the release can do. */
export function remedied(problem: SetProblem, fresh: ReleaseDescriptor): string {
  const remedy = problem.rule === 'export' ? lostExportRemedy(fresh, problem.packages) : REMEDIES[problem.rule];
  return remedy === undefined ? problem.message : `${problem.message}: ${remedy}`;
}
