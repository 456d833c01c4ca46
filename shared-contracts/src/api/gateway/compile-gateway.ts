import * as v from 'shared-contracts/schema';
import type { Endpoint } from '../endpoint';
import { gatewayConfigSchema, type GatewaySite } from './gateway-config';
import { assertGatewayOrigin, gatewayError } from './gateway-origin';
import { callProblem, problemOfCall, type CheckedShape } from './gateway-problems';
import { resolveCall, type ResolvedCall } from './resolve-call';
import { schemaFields } from './schema-fields';

/** The calls of a merchant's gateway by endpoint id. */
export type ResolvedTable = ReadonlyMap<string, ResolvedCall>;

/** The site with its gateway parsed; whatever stands there is only a claim before. */
function parsedSite(site: GatewaySite): GatewaySite {
  if (site.gateway === undefined) return site;
  const parsed = v.safeParse(gatewayConfigSchema, site.gateway);
  if (parsed.success) return { ...site, gateway: parsed.output };
  const [issue] = parsed.issues;
  throw gatewayError(site, { field: v.getDotPath(issue) ?? 'gateway', reason: issue.message });
}

/**
 * A merchant's gateway, to be asked for one call after the other: a remote may bring calls that the table of the
 * host does not have. Throws one sentence that names merchant, endpoint and field.
 */
export function openGateway(site: GatewaySite, environment?: string): (endpoint: CheckedShape) => ResolvedCall {
  assertGatewayOrigin(site, environment);
  const checked = parsedSite(site);
  return (endpoint) => {
    const problem = callProblem(checked, endpoint);
    if (problem !== null) throw gatewayError(checked, problemOfCall(endpoint.id, problem));
    return resolveCall(checked, endpoint);
  };
}

/**
 * Every call as a merchant's gateway wants it. Throws one sentence that names merchant, endpoint and field when
 * the configuration names an unknown endpoint or field, leaves a call impossible, or is http in production.
 */
export function compileGateway(
  site: GatewaySite,
  endpoints: Readonly<Record<string, Endpoint>>,
  environment?: string,
): ResolvedTable {
  const compileCall = openGateway(site, environment);
  const table = Object.values(endpoints);
  const unknownId = Object.keys(site.gateway?.endpoints ?? {}).find((id) => !Object.hasOwn(endpoints, id));
  if (unknownId !== undefined)
    throw gatewayError(site, { field: `endpoints.${unknownId}`, reason: 'there is no such endpoint' });
  const known = new Set(table.flatMap((endpoint) => [...schemaFields(endpoint.request).keys()]));
  const unknown = Object.keys(site.gateway?.fields ?? {}).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw gatewayError(site, { field: `fields.${unknown}`, reason: 'no call has such a field' });
  return new Map(table.map((endpoint) => [endpoint.id, compileCall(endpoint)]));
}
