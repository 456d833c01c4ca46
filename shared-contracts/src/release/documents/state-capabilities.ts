import { ENDPOINTS } from '../../api/table/endpoint-table';
import { callText, type SectionCapabilities, type StatedCapabilities } from '../../remote/capabilities';

/** Capabilities as a descriptor states them; only for builds, because it imports every endpoint. */
export function stateCapabilities({ calls, ...others }: SectionCapabilities): StatedCapabilities {
  const listed = { calls: calls.map((id) => callText(ENDPOINTS[id])), ...others };
  return Object.fromEntries(Object.entries(listed).map(([kind, names]) => [kind, [...new Set(names)].sort()]));
}

/** Stated calls that the contract does not have in this form. */
export function foreignCalls({ calls = [] }: StatedCapabilities): readonly string[] {
  const known = new Set(Object.values(ENDPOINTS).map(callText));
  return calls.filter((text) => !known.has(text));
}
