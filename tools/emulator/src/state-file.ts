import { readFileSync } from 'node:fs';
import {
  balanceSchema,
  CONTROL_PATHS,
  playSchema,
  scenarioOverridesSchema,
} from 'reference-gateway/server/control/control-api';
import type { Gateway } from 'reference-gateway/gateway';
import { errorCode } from 'release-cli/store/file-errors';
import { parseJsonText } from 'release-cli/text/json-text';
import { readMoment } from 'release-cli/text/read-moment';
import { messageOf } from 'release-cli/text/user-error';
import * as v from 'valibot';

/** How many games the gateway has unless it is told. */
const GAMES = 640;

const stateSchema = v.strictObject({
  /** The moment at which the gateway's clock stands; without it, it goes. */
  at: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => readMoment(text) !== undefined, 'no moment such as 2026-03-18T06:30:00Z'),
    ),
  ),
  /** How many games there are. */
  games: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), GAMES),
  /** What members' wallets hold. */
  balances: v.optional(v.array(balanceSchema), []),
  /** Rounds that members have played, after their balances were set. */
  rounds: v.optional(v.array(playSchema), []),
  /** Answers that differ from the real ones, and other lists of announcements and vendors. */
  scenario: v.optional(scenarioOverridesSchema),
});

/** The state that a gateway begins with. */
export type SiteState = v.InferOutput<typeof stateSchema>;

/** Parses a state; throws one sentence with the field that is wrong. `place` is what it is called there. */
export function parseState(value: unknown, place: string): SiteState {
  // A list has methods of the names of fields.
  const parsed = v.safeParse(stateSchema, Array.isArray(value) ? null : value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue);
  throw new Error(`${place} is no state of the site: ${field ?? 'the whole file'}: ${issue.message}`);
}

/** Reads a state from a JSON file; without one the state is that of a gateway's first start. */
export function readState(file: string | undefined): SiteState {
  if (file === undefined) return parseState({}, 'the state');
  let value: unknown;
  try {
    value = parseJsonText(readFileSync(file, 'utf8'));
  } catch (error) {
    const isAbsent = errorCode(error) === 'ENOENT';
    throw new Error(`${file} ${isAbsent ? 'is not there: name a JSON file after --state' : messageOf(error)}`, {
      cause: error,
    });
  }
  return parseState(value, file);
}

/** The moment of a state, milliseconds since the epoch; undefined where the clock goes. */
export function momentOf({ at }: SiteState): number | undefined {
  return at === undefined ? undefined : readMoment(at)?.getTime();
}

/** Brings a gateway with a control API into a state; throws one sentence where the state speaks of nobody. */
export async function applyState({ app }: Pick<Gateway, 'app'>, state: SiteState): Promise<void> {
  const post = async (url: string, payload: object): Promise<boolean> => {
    const answer = await app.inject({ method: 'POST', url, payload });
    return answer.json<{ readonly ok: boolean }>().ok;
  };
  const lists = { balances: state.balances, rounds: state.rounds };
  const urls = { balances: CONTROL_PATHS.balances, rounds: CONTROL_PATHS.play };
  for (const list of ['balances', 'rounds'] as const) {
    for (const [index, entry] of lists[list].entries())
      if (!(await post(urls[list], entry)))
        throw new Error(
          `${list}.${index} of the state cannot be: ${entry.merchant} has no ${entry.username}, or not the money for it`,
        );
  }
  if (state.scenario !== undefined) await post(CONTROL_PATHS.scenario, { name: 'state', overrides: state.scenario });
}
