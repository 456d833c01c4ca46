import type { EndpointId } from 'shared-contracts/api/endpoint-table';
import { Refusal } from '../app/refusal';

/** Calls whose sections are not built yet. They answer 501 with their id; this list only shrinks. */
export const UNSERVED_IDS = [
  'R-71', 'R-72', 'R-73', 'R-74',
  'R-75', 'R-76.get', 'R-76.save', 'R-77', 'R-78', 'R-79.send', 'R-79.list', 'R-80.list', 'R-80.create',
  'R-80.remove', 'R-81', 'R-82', 'R-83.create', 'R-83.list', 'R-84', 'R-85', 'R-86',
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
