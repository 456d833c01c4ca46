import type { Telemetry } from 'shared-contracts/remote/remote-context';
import type { OnAnswerFaults } from './read-answer';

/** Of one answer: a list of a thousand bad elements has one cause. */
const MOST_TOLD = 5;

/** Tells what was wrong in an answer: telemetry always, and who develops in the console. Names and places, no values. */
export function answerFaultTeller(telemetry: Telemetry, environment: string): OnAnswerFaults {
  return (call, faults) => {
    for (const { path, expected } of faults.slice(0, MOST_TOLD))
      telemetry.report('answer.fault', { call, path, expected, of: faults.length });
    if (environment !== 'development') return;
    // oxlint-disable-next-line no-console -- who develops looks there
    console.warn(
      `${call}: ${faults.map(({ path, expected }) => `${path || 'the value'} is not ${expected}`).join('; ')}`,
    );
  };
}
