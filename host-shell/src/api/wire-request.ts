import type { RequestTransport } from 'shared-contracts/api/endpoint';
import { fieldText, textFields } from 'shared-contracts/api/gateway/write-request';

/** The body of a call in the form its transport wants; sealing comes later for encrypted ones. */
export interface WireBody {
  readonly body?: unknown;
  readonly contentType?: string;
}

function multipart(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, fieldText(part) ?? '');
    }
  }
  return form;
}

/** Puts the fields of a body into the form that its transport wants; null fields have no body. */
export function toWire(transport: RequestTransport, fields: Readonly<Record<string, unknown>> | null): WireBody {
  if (fields === null) return {};
  switch (transport) {
    case 'form':
      return {
        body: new URLSearchParams(textFields(fields)).toString(),
        contentType: 'application/x-www-form-urlencoded',
      };
    case 'multipart':
      return { body: multipart(fields) };
    default:
      return { body: fields, contentType: 'application/json' };
  }
}
