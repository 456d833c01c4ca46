import { dayOf } from '../../data/days';
import type { CallOptions } from '../contract-client';
import { allOf, type Span } from '../own-records';
import { openTestGateway, type TestGateway } from '../test-client';
import { AGENTS, CLOCKS, spansOf, type ClockName } from './agreement-cases';
import { fillEdgesOfDays } from './edge-days';
import { countPairs, disagreements, readViews, type FiguresOfMember } from './team-views';

const OF_ONE_DAY = / \d{4}-/;

/** What the comparison at one clock came to. */
export interface Comparison {
  /** Agent, span, clock, both views and both figures, a line for each pair that differs. */
  readonly wrong: readonly string[];
  readonly pairs: number;
  /** Every figure of a whole span, for comparing processes. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The gateway at a clock, with the edges of days filled. */
export async function openAt(clock: ClockName): Promise<TestGateway> {
  const at = Date.parse(CLOCKS[clock]);
  const gateway = await openTestGateway({ games: 12, now: () => at });
  fillEdgesOfDays(gateway.store, dayOf(at), at);
  return gateway;
}

/** Everybody below an agent, as it finds them by going down. */
async function teamBelow(gateway: TestGateway, token: string, parent: string): Promise<string[]> {
  const rows = await allOf((pageNo) => gateway.call('R-74', { parent, pageSize: 200, pageNo }, { token }));
  const below = rows.filter(({ teamSize }) => teamSize > 0).map(({ username }) => teamBelow(gateway, token, username));
  return [...rows.map(({ username }) => username), ...(await Promise.all(below)).flat()];
}

/** Asks for the figures of each account once, as the first of the agents, whose team has all of them. */
function figuresOver(gateway: TestGateway, span: Span, leader: CallOptions): FiguresOfMember {
  const asked = new Map<string, ReturnType<FiguresOfMember>>();
  const ask: FiguresOfMember = async (username) =>
    (await gateway.call('R-73', { ...span, username }, leader)).value.totals;
  return (username) => {
    const answer = asked.get(username) ?? ask(username);
    asked.set(username, answer);
    return answer;
  };
}

/** Compares every pair of views of agents over spans: of all of them, unless told. */
export async function compareViews(
  gateway: TestGateway,
  clock: string,
  names: readonly string[] = AGENTS,
  spans: Readonly<Record<string, Span>> = spansOf(dayOf(gateway.now())),
): Promise<Comparison> {
  const wrong: string[] = [];
  const figures: Record<string, number> = {};
  let pairs = 0;
  const agents = [];
  for (const agent of names) {
    const token = await gateway.signIn(agent);
    agents.push({ agent, options: { token }, team: await teamBelow(gateway, token, agent) });
  }
  for (const [spanName, span] of Object.entries(spans)) {
    const figuresOf = figuresOver(gateway, span, agents[0]?.options ?? {});
    for (const { agent, ...reader } of agents) {
      const views = await readViews(gateway, reader, span, figuresOf);
      const where = `${agent}, ${spanName} (${span.startDate} to ${span.endDate}), ${clock}`;
      pairs += countPairs(views);
      wrong.push(...disagreements(views).map((line) => `${where}: ${line}`));
      for (const view of views) {
        for (const [name, figure] of Object.entries(view.figures)) {
          if (!OF_ONE_DAY.test(name)) figures[`${where}: ${name}, ${view.name}`] = figure;
        }
      }
    }
  }
  return { wrong, pairs, figures };
}
