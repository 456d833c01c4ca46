import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { Refusal } from '../app/refusal';

/** Calls whose sections are not built yet. They answer 501 with their id; this list only shrinks. */
export const UNSERVED_IDS = [
  'R-63', 'R-64', 'R-65', 'R-67', 'R-68',
] as const satisfies readonly EndpointId[]; // prettier-ignore

type UnservedId = (typeof UNSERVED_IDS)[number];

function unserved(id: UnservedId): () => never {
  return () => {
    throw new Refusal('endpoint.unserved', { id });
  };
}

/** A handler for each of them, so that the table of handlers is whole. */
export const unservedHandlers = Object.fromEntries(UNSERVED_IDS.map((id) => [id, unserved(id)])) as Record<
  UnservedId,
  () => never
>;
