import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { FAULTS, type Fault } from './faults/faults';
import type { Journey, Who } from './journeys/journey';
import { CALLED } from './journeys/journeys';

/** One call that goes wrong in one way. */
export interface Case {
  readonly id: EndpointId;
  readonly fault: Fault;
}

/** One visit of a page, with everything that goes wrong there. */
export interface Visit {
  readonly who: Who;
  readonly name: string;
  readonly cases: readonly Case[];
}

/** The rotation of faults begins here. */
export const SEED = 4;

/** Without these other calls of their pages would not be made: the status, the settings of a form, lists. */
const ALONE: readonly EndpointId[] = ['R-01', 'R-13', 'R-36', 'R-46'];

/** What changes the whole page would hide what became of the other calls. */
const OF_THE_WHOLE_PAGE: readonly Fault[] = ['unauthorised', 'closed'];
const OF_A_PART = FAULTS.filter((fault) => !OF_THE_WHOLE_PAGE.includes(fault));

/** Orders and claims: what is lost there is money. */
export const ORDERS = CALLED.filter(({ id }) => ENDPOINTS[id].idempotent).map(({ id }) => id);

function isShared(id: EndpointId, journey: Journey): boolean {
  const isView = journey.send === undefined && journey.scenario === undefined;
  return isView && typeof journey.at === 'string' && !ALONE.includes(id);
}

function visitOf(journey: Journey, cases: readonly Case[]): Visit {
  const [first] = cases;
  const at = typeof journey.at === 'string' ? journey.at : 'a page of its own';
  const what = cases.map(({ id, fault }) => `${id} ${fault}`).join(', ');
  return { who: journey.who, name: first === undefined ? at : `${at}: ${what}`, cases };
}

/** The short form: every call once, with a fault by rotation, and every order with a lost answer. */
export function quickPlan(seed = SEED): readonly Visit[] {
  const turn = (faults: readonly Fault[], place: number): Fault =>
    faults[(place * 5 + seed) % faults.length] ?? 'network';
  const shared = new Map<string, { readonly journey: Journey; readonly cases: Case[] }>();
  const alone: Visit[] = [];
  CALLED.forEach(({ id, journey }, place) => {
    if (!isShared(id, journey)) {
      alone.push(visitOf(journey, [{ id, fault: turn(FAULTS, place) }]));
      return;
    }
    const key = `${journey.who} ${String(journey.at)}`;
    const { cases } = shared.get(key) ?? { cases: [] };
    shared.set(key, { journey, cases: [...cases, { id, fault: turn(OF_A_PART, place) }] });
  });
  const lost = CALLED.filter(({ id }) => ORDERS.includes(id)).map(({ id, journey }) =>
    visitOf(journey, [{ id, fault: 'lost' }]),
  );
  return [...[...shared.values()].map(({ journey, cases }) => visitOf(journey, cases)), ...alone, ...lost];
}

/** The whole: every call with every fault, each on a page of its own. */
export function fullPlan(only: { readonly endpoint?: string; readonly fault?: string } = {}): readonly Visit[] {
  return CALLED.filter(({ id }) => only.endpoint === undefined || id.startsWith(only.endpoint)).flatMap(
    ({ id, journey }) =>
      FAULTS.filter((fault) => only.fault === undefined || fault === only.fault).map((fault) =>
        visitOf(journey, [{ id, fault }]),
      ),
  );
}
