import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { ACCOUNT_JOURNEYS, MONEY_JOURNEYS } from './account-journeys';
import { AGENT_JOURNEYS } from './agent-journeys';
import { isJourney, type Journey, type JourneyRow } from './journey';
import { LIMIT_JOURNEYS } from './limit-journeys';
import { GAME_JOURNEYS, MESSAGE_JOURNEYS, PROMOTION_JOURNEYS } from './play-journeys';
import { VISITOR_JOURNEYS } from './visitor-journeys';

/** How calls of the contract come to be made; a call that no page makes needs no row. */
export const JOURNEYS: Readonly<Partial<Record<EndpointId, JourneyRow>>> = {
  ...VISITOR_JOURNEYS,
  ...ACCOUNT_JOURNEYS,
  ...MONEY_JOURNEYS,
  ...LIMIT_JOURNEYS,
  ...GAME_JOURNEYS,
  ...MESSAGE_JOURNEYS,
  ...PROMOTION_JOURNEYS,
  ...AGENT_JOURNEYS,
};

/** The calls that pages make. */
export const CALLED = (Object.entries(JOURNEYS) as [EndpointId, JourneyRow][]).flatMap(([id, row]) =>
  isJourney(row) ? [{ id, journey: row }] : [],
);

/** The journey of a call that a page makes. */
export function journeyOf(id: EndpointId): Journey {
  const row = JOURNEYS[id];
  if (row === undefined || !isJourney(row))
    throw new Error(`${id} is called by no page: ${row?.uncalled ?? 'it has no journey'}`);
  return row;
}
