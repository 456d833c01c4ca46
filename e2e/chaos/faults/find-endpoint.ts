import { API_PREFIX, type Endpoint } from 'shared-contracts/api/endpoint';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';

const PARAMETER = /\{[^}]+\}/g;

/** Calls by their address; those without a parameter first, because `/inbox/read` is no message. */
const BY_ADDRESS = (Object.entries(ENDPOINTS) as [EndpointId, Endpoint][])
  .map(([id, { method, path }]) => ({
    id,
    method,
    parameters: path.match(PARAMETER)?.length ?? 0,
    pattern: new RegExp(`^${API_PREFIX}${path.replaceAll(PARAMETER, '[^/]+')}$`),
  }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** Which call of the contract a request is. */
export function endpointAt(method: string, pathname: string): EndpointId | undefined {
  return BY_ADDRESS.find((entry) => entry.method === method && entry.pattern.test(pathname))?.id;
}
