import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { AGENT_JOURNEYS } from './agent-journeys';
import { isJourney, type Journey, type JourneyRow } from './journey';
import { MEMBER_JOURNEYS } from './member-journeys';
import { VISITOR_JOURNEYS } from './visitor-journeys';

/** How every call of the contract comes to be made; a call without a row does not compile. */
export const JOURNEYS: Readonly<Record<EndpointId, JourneyRow>> = {
  ...VISITOR_JOURNEYS,
  ...MEMBER_JOURNEYS,
  ...AGENT_JOURNEYS,
};

/** The calls that pages make. */
export const CALLED = (Object.entries(JOURNEYS) as [EndpointId, JourneyRow][]).flatMap(([id, row]) =>
  isJourney(row) ? [{ id, journey: row }] : [],
);

/** The journey of a call that a page makes. */
export function journeyOf(id: EndpointId): Journey {
  const row = JOURNEYS[id];
  if (!isJourney(row)) throw new Error(`${id} is called by no page: ${row.uncalled}`);
  return row;
}
