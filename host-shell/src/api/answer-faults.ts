import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { OnAnswerFaults } from './read-answer';

/** Of one answer: a list of a thousand bad elements has one cause. */
const MOST_TOLD = 5;

/**
 * Tells what was wrong in an answer: telemetry always, and the console where environments allow overrides, because people
 * develop and test there. Names and places, no values.
 */
export function answerFaultTeller(
  telemetry: Telemetry,
  { allowsOverrides }: { readonly allowsOverrides: boolean },
): OnAnswerFaults {
  return (call, faults) => {
    for (const { path, expected } of faults.slice(0, MOST_TOLD))
      telemetry.report('answer.fault', { call, path, expected, of: faults.length });
    if (!allowsOverrides) return;
    // oxlint-disable-next-line no-console -- who develops looks there
    console.warn(
      `${call}: ${faults.map(({ path, expected }) => `${path || 'the value'} is not ${expected}`).join('; ')}`,
    );
  };
}
