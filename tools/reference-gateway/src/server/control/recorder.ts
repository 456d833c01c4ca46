import type { Log } from '../../rules/log';
import { uploadedFiles } from '../../rules/pictures/uploaded-file';
import type { RecordedRequest } from './control-api';
import { covers } from './scenarios';

const KEPT = 5000;
/** Headers whose values must not be readable anywhere. */
const BLANKED: readonly string[] = ['authorization', 'cookie'];

/** The requests a test run made, and what was logged of them. */
export interface Recorder {
  readonly add: (request: RecordedRequest) => void;
  readonly list: (id: string | undefined) => readonly RecordedRequest[];
  /** Takes a line of the log. */
  readonly log: Log;
  readonly lines: () => readonly string[];
  readonly clear: () => void;
}

export function createRecorder(): Recorder {
  const requests: RecordedRequest[] = [];
  const lines: string[] = [];
  return {
    add: (request) => {
      requests.push(request);
      if (requests.length > KEPT) requests.shift();
    },
    list: (id) => (id ? requests.filter((request) => covers(id, request.id)) : [...requests]),
    log: (entry) => {
      lines.push(JSON.stringify(entry));
      if (lines.length > KEPT) lines.shift();
    },
    lines: () => [...lines],
    clear: () => {
      requests.splice(0);
      lines.splice(0);
    },
  };
}

/** Headers by lower-case name, secrets blanked. */
export function recordableHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, BLANKED.includes(name) ? '(blanked)' : String(value)]),
  );
}

/** A body that can be shown: files by name and size. */
export function recordableBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const files = uploadedFiles(value);
      return [name, files.length > 0 ? files.map((file) => ({ name: file.name, size: file.bytes.length })) : value];
    }),
  );
}
