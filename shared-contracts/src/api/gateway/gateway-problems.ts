import type { Endpoint } from '../endpoint';
import { pathFields } from '../fill-path';
import type { GatewayConfig, GatewaySite } from './gateway-config';
import type { GatewayProblem } from './gateway-origin';
import { ownOverride, resolveCall, type CallShape, type ResolvedCall } from './resolve-call';
import { schemaFields } from './schema-fields';

/** A call whose fields are known. */
export type CheckedShape = CallShape & Pick<Endpoint, 'request' | 'reply'>;

function methodProblem(call: CheckedShape, { method }: ResolvedCall): GatewayProblem | null {
  if (method === call.method) return null;
  if (method === 'GET' && call.method !== 'GET')
    return { field: 'method', reason: 'a call that changes something cannot be a GET' };
  if (method === 'DELETE' && call.transport !== 'query')
    return { field: 'method', reason: 'the call has a body, and a DELETE has none' };
  return null;
}

function pathProblem(call: CheckedShape, resolved: ResolvedCall, moved: readonly string[]): GatewayProblem | null {
  const fields = schemaFields(call.request);
  const taken = pathFields(resolved.path);
  const lacking = pathFields(call.path).find((name) => !taken.includes(name) && !moved.includes(name));
  if (lacking !== undefined)
    return { field: 'path', reason: `"${resolved.path}" lacks {${lacking}}, which the call needs` };
  for (const name of taken) {
    if (!fields.has(name)) return { field: 'path', reason: `{${name}} is no field of the call` };
    if (fields.get(name) !== true) return { field: 'path', reason: `{${name}} may be missing from the call` };
  }
  return null;
}

function fieldsProblem(call: CheckedShape, resolved: ResolvedCall, moved: readonly string[]): GatewayProblem | null {
  const fields = schemaFields(call.request);
  const taken = pathFields(resolved.path);
  for (const name of moved) {
    if (!fields.has(name)) return { field: `fields.${name}`, reason: 'the call has no such field' };
    if (taken.includes(name)) return { field: `fields.${name}`, reason: 'the field travels in the path' };
  }
  const sent = new Map<string, string>();
  for (const name of [...fields.keys()].filter((entry) => !taken.includes(entry))) {
    const as = resolved.fields[name] ?? name;
    const other = sent.get(as);
    if (other !== undefined) return { field: `fields.${name}`, reason: `travels as "${as}", and so does "${other}"` };
    sent.set(as, name);
  }
  return null;
}

function replyProblem(call: CheckedShape, config: GatewayConfig): GatewayProblem | null {
  const fields = schemaFields(call.reply);
  const unknown = Object.keys(ownOverride(config, call.id).reply ?? {}).find((name) => !fields.has(name));
  return unknown === undefined ? null : { field: `reply.${unknown}`, reason: 'the reply has no such field' };
}

function headersProblem({ headers }: ResolvedCall): GatewayProblem | null {
  const seen = new Map<string, string>();
  for (const [role, name] of Object.entries(headers)) {
    const other = seen.get(name.toLowerCase());
    if (other !== undefined) return { field: `headers.${role}`, reason: `"${name}" is the header of ${other} already` };
    seen.set(name.toLowerCase(), role);
  }
  return null;
}

/** The first thing that keeps a configured call from working; null when it can be made. */
export function callProblem(site: GatewaySite, call: CheckedShape): GatewayProblem | null {
  const config = site.gateway;
  if (config === undefined) return null;
  const resolved = resolveCall(site, call);
  const moved = Object.keys(ownOverride(config, call.id).fields ?? {});
  return (
    methodProblem(call, resolved) ??
    pathProblem(call, resolved, moved) ??
    fieldsProblem(call, resolved, moved) ??
    replyProblem(call, config) ??
    headersProblem(resolved)
  );
}

/** A problem of one call, by its place in the configuration. */
export function problemOfCall(id: string, { field, reason }: GatewayProblem): GatewayProblem {
  return { field: `endpoints.${id}.${field}`, reason };
}
