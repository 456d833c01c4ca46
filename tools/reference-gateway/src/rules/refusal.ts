import type { CodeOf } from 'shared-contracts/api/endpoint';
import type { EndpointId, EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { ErrorCode } from 'shared-contracts/api/error-codes';
import * as v from 'valibot';

/** A refusal on its way to the envelope; recognised by its class, it never leaves this process. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly value?: unknown,
    /** Seconds; becomes the `Retry-After` header. */
    readonly retryAfter?: number,
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** What a handler throws: only the codes that its call may answer compile. */
export function refused<Id extends EndpointId>(
  _endpoint: Id,
  code: CodeOf<EndpointTable[Id]>,
  value?: unknown,
  retryAfter?: number,
): Refusal {
  return new Refusal(code, value, retryAfter);
}

/** A refusal over fields; the value names the text of each. */
export function invalidFields(fields: Readonly<Record<string, string>>): Refusal {
  return new Refusal('validation.failed', { fields });
}

/** The first complaint of each field, by the field's name. */
export function issueFields(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[v.getDotPath(issue) ?? 'request'] ??= issue.message;
  return fields;
}
