import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import * as v from 'valibot';
import { headerText, tokenOf } from './access';
import { coerceFields } from './coerce';
import type { Services } from '../../rules/call/context';
import { uploadedFiles, type UploadedFile } from '../../rules/pictures/uploaded-file';
import { invalidFields, issueFields } from '../../rules/refusal';
import { boundErrors } from './text-bounds';

type Fields = Record<string, unknown>;

/** The body of a call as its transport carries it: decrypted, or assembled from parts. Queries have none. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest, services: Services): Promise<unknown> {
  if (endpoint.transport === 'query') return null;
  if (endpoint.transport === 'encrypted') {
    const token = endpoint.auth === 'public' ? undefined : tokenOf(request);
    const sealedFor = { merchant: headerText(request, HEADER.merchant) ?? '', call: endpoint.id, token };
    return services.keys.open(request.body, headerText(request, HEADER.encryption), sealedFor);
  }
  if (endpoint.transport === 'multipart') return readParts(request);
  return request.body ?? null;
}

/** The fields of a call, from wherever they travelled, as its schema wants them. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest, body: unknown): unknown {
  const parameters = asFields(request.params);
  const sent = endpoint.transport === 'query' ? asFields(request.query) : asFields(body);
  const tooLong = boundErrors(endpoint, { ...sent, ...parameters });
  if (Object.keys(tooLong).length > 0) throw invalidFields(tooLong);
  const isText = endpoint.transport !== 'json' && endpoint.transport !== 'encrypted';
  const fields = isText
    ? coerceFields(endpoint.request, { ...sent, ...parameters })
    : { ...sent, ...asFields(coerceFields(endpoint.request, parameters)) };
  const result = v.safeParse(endpoint.request, fields);
  if (!result.success) throw invalidFields(issueFields(result.issues));
  return result.output;
}

/** Files past a limit end the reading; which one it was is told apart by the client's own checks. */
async function readParts(request: FastifyRequest): Promise<Fields> {
  if (!request.isMultipart()) return {};
  try {
    const fields: Fields = {};
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else fields[part.fieldname] = [...uploadedFiles(fields[part.fieldname]), await readFile(part)];
    }
    return fields;
  } catch {
    throw invalidFields({ pictures: 'limit' });
  }
}

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  return { name: part.filename, bytes: await part.toBuffer() };
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
