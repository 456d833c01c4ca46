import type { EndpointId } from 'shared-contracts/api/endpoint-table';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The dialect's word for one of our codes: `session.expired` is `E_SESSION_EXPIRED`. */
export function alternateCode(code: string): string {
  return `E_${code.replaceAll(/\W/g, '_').toUpperCase()}`;
}

/** A value in the dialect's form: other names in pages, a few values elsewhere. */
function alternateValue(id: EndpointId, value: unknown): unknown {
  if (id === 'R-57') return { letters: value };
  if (!isFields(value)) return value;
  if (id === 'R-06') {
    const { token, ...rest } = value;
    return { ...rest, session: { key: token } };
  }
  if (id === 'R-39') return { ids: value['content'] };
  if (!('totalPages' in value)) return value;
  const { content, pageNum, totalPages, ...rest } = value;
  return {
    ...rest,
    ...(content === undefined ? {} : { rows: content }),
    paging: { ...(pageNum === undefined ? {} : { at: pageNum }), of: totalPages },
  };
}

/** An answer in the dialect's envelope; what is not in ours goes out as it is. */
export function alternateBody(id: EndpointId, text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  if (!isFields(body) || typeof body['success'] !== 'boolean') return text;
  if (body['success']) return JSON.stringify({ ok: 'yes', result: alternateValue(id, body['value']) });
  const err = { id: alternateCode(String(body['code'])), text: body['message'], info: body['value'] };
  return JSON.stringify({ ok: 'no', err });
}
