import type { NameForms } from '../name-forms';
import { exampleValue, type Field } from './fields';
import { replySchema, requestSchema } from './schema-text';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const AUTHS = ['public', 'optional', 'member', 'agent'] as const;

/** A call that is added to the contract. */
export interface NewEndpoint {
  readonly id: string;
  readonly name: NameForms;
  readonly method: (typeof METHODS)[number];
  /** Below the prefix of all calls; `{id}` is filled from the field of that name. */
  readonly path: string;
  readonly auth: (typeof AUTHS)[number];
  /** A sentence about it, for its docstrings. */
  readonly about: string;
  readonly request: readonly Field[];
  readonly reply: readonly Field[];
}

/** Values as source; Prettier puts it in order. */
export function source(value: unknown): string {
  return JSON.stringify(value);
}

/** The request of samples and tests. */
export function sampleRequest({ request }: NewEndpoint): string {
  const flags = request.map((field) => (field.form === 'flag' ? { ...field, example: 1 } : field));
  return source(exampleValue(flags));
}

function importLines(schemas: readonly ReturnType<typeof replySchema>[]): readonly string[] {
  const all = new Map<string, Set<string>>();
  for (const { names } of schemas)
    for (const [module, found] of names) all.set(module, new Set([...(all.get(module) ?? []), ...found]));
  const line = (module: string): string =>
    `import { ${[...(all.get(module) ?? [])].sort().join(', ')} } from '${module}';`;
  const usesSchema = schemas.some(({ text }) => /\bv\./.test(text));
  const [packages, own] = [true, false].map((isPackage) =>
    [...all.keys()].filter((module) => !module.startsWith('.') === isPackage).sort(),
  );
  return [
    ...(packages ?? []).map(line),
    ...(usesSchema ? [`import * as v from 'shared-contracts/schema';`] : []),
    `import { defineEndpoint } from '../endpoint';`,
    ...(own ?? []).map(line),
  ];
}

/** The file of the contract that declares it. */
export function contractText(endpoint: NewEndpoint): string {
  const { id, name, method, path, auth, about } = endpoint;
  const [request, reply] = [requestSchema(endpoint.request), replySchema(endpoint.reply)];
  return `${importLines([request, reply]).join('\n')}

/** ${id}. ${about} */
export const ${name.camel} = defineEndpoint({
  id: '${id}',
  method: '${method}',
  path: '${path}',
  auth: '${auth}',
  request: ${request.text},
  reply: ${reply.text},
});
`;
}

/** The handler of the reference gateway, with the examples as its data. */
export function handlerText({ id, name, about, reply }: NewEndpoint): string {
  const handlers = `export const ${name.camel}Handlers: Handlers<'${id}'>`;
  if (reply.length === 0)
    return `import type { Handlers } from '../../rules/call/handler';

/** ${about} */
${handlers} = { '${id}': () => null };
`;
  return `import type { ReplyInputOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import type { Handlers } from '../../rules/call/handler';

/** The same for every merchant, until the store has a table of it. */
const ANSWER: ReplyInputOf<EndpointTable['${id}']> = ${source(exampleValue(reply))};

/** ${about} */
${handlers} = { '${id}': () => ANSWER };
`;
}

/** Who makes the call in samples and tests. */
export function personaOf({ auth }: NewEndpoint): 'visitor' | 'demo_member' | 'demo_agent' {
  return auth === 'agent' ? 'demo_agent' : auth === 'member' ? 'demo_member' : 'visitor';
}

/** The handler's test. */
export function handlerTestText(endpoint: NewEndpoint): string {
  const { id, name, request } = endpoint;
  const persona = personaOf(endpoint);
  const token = persona === 'visitor' ? '' : `const token = await gateway.signIn('${persona}');\n    `;
  const call = (sent: string): string =>
    `await gateway.call('${id}', ${sent}${persona === 'visitor' ? '' : ', { token }'})`;
  const needed = request.filter(({ name: field, isOptional }) => !isOptional && !endpoint.path.includes(`{${field}}`));
  const refusal = `
  it('refuses a request without its fields', async () => {
    ${token}const answer = ${call(`${source(Object.fromEntries(request.filter((field) => !needed.includes(field)).map(({ name: field, example }) => [field, example])))} as never`)};
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
  });
`;
  return `import { ${name.camel} } from 'shared-contracts/api/endpoints/${name.kebab}';
import { readAnswerValue } from 'shared-contracts/api/reading';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('${id} ${name.title.toLowerCase()}', () => {
  it('answers as the contract says', async () => {
    ${token}const { status, value } = ${call(sampleRequest(endpoint))};
    expect(status).toBe(200);
    expect(readAnswerValue(${name.camel}.reply, value).faults).toEqual([]);
  });
${needed.length === 0 ? '' : refusal}});
`;
}

/** The hook by which a section makes the call. */
export function hookText({ id, name, method, about, request }: NewEndpoint): string {
  const call = name.camel;
  const from = `import { ${call} } from 'shared-contracts/api/endpoints/${name.kebab}';`;
  const hook = `use${name.pascal}`;
  if (method !== 'GET')
    return `import { useCallback } from 'react';
import type { ReplyOf, RequestOf } from 'shared-contracts/api/endpoint';
${from}
import { useRemoteContext } from 'shared-kit/remote';

/** ${about} (${id}) The promise fails with an \`ApiError\`. */
export function ${hook}(): (request: RequestOf<typeof ${call}>) => Promise<ReplyOf<typeof ${call}>> {
  const { http } = useRemoteContext();
  return useCallback((request) => http.call(${call}, request), [http]);
}
`;
  const isAsked = request.length > 0;
  return `import type { ReplyOf${isAsked ? ', RequestOf' : ''} } from 'shared-contracts/api/endpoint';
${from}
import { useEndpoint, type UseQueryResult } from 'shared-kit/data';

/** ${about} (${id}) */
export function ${hook}(${isAsked ? `request: RequestOf<typeof ${call}>` : ''}): UseQueryResult<ReplyOf<typeof ${call}>, Error> {
  return useEndpoint(${call}, ${isAsked ? 'request' : '{}'});
}
`;
}

/** The hook's test. */
export function hookTestText(endpoint: NewEndpoint, section: string): string {
  const { name, method, request, reply } = endpoint;
  const call = name.camel;
  const hook = `use${name.pascal}`;
  const asked = sampleRequest(endpoint);
  const value = reply.length === 0 ? 'null' : source(exampleValue(reply));
  const run =
    method === 'GET'
      ? `const { result } = renderHookInSite(() => ${hook}(${request.length > 0 ? 'REQUEST' : ''}), { context });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));`
      : `const { result } = renderHookInSite(() => ${hook}(), { context });
  await act(() => result.current(REQUEST));`;
  return `import { ${method === 'GET' ? 'waitFor' : 'act'} } from '@testing-library/react';
import type { RequestOf } from 'shared-contracts/api/endpoint';
import { ${call} } from 'shared-contracts/api/endpoints/${name.kebab}';
import { fakeContext } from 'test-kit/fake-context';
import { renderHookInSite } from 'test-kit/render';
import { ${hook} } from './use-${name.kebab}';

const REQUEST: RequestOf<typeof ${call}> = ${asked};

test('makes the call', async () => {
  const context = fakeContext({ name: '${section}' });
  context.http.answer(${call}, ${value});
  ${run}
  expect(context.http.callsOf(${call}).map(({ request }) => request)).toEqual([REQUEST]);
});
`;
}
