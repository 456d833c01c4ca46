import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ChangeSet, type WrittenFiles } from '../edits/change-set';
import { entryNames, withEntry, withImport, type Place } from '../edits/source-edits';
import { partName } from '../name-forms';
import { sectionPlace } from '../screen/section-folder';
import { changeContractVersion } from './contract-version';
import {
  contractText,
  handlerTestText,
  handlerText,
  hookTestText,
  hookText,
  personaOf,
  sampleRequest,
  type NewEndpoint,
} from './endpoint-sources';
import { readOrder, type EndpointOrder } from './read-order';
import { neededFields } from './schema-text';

export type { EndpointOrder } from './read-order';

const API = 'shared-contracts/src/api';
const TABLE = `${API}/table/endpoint-table.ts`;
const GATEWAY = 'tools/reference-gateway/src';
const HANDLERS = `${GATEWAY}/handlers`;
/** More are refused by the check of folders. */
const MOST_FILES = 25;
/** The call that signs out: samples make it last. */
const LAST_SAMPLE = 'R-07';

/** A call that was written. */
export interface WrittenEndpoint extends WrittenFiles {
  readonly id: string;
  readonly decisions: readonly string[];
}

function nextId(changes: ChangeSet): string {
  const numbers = entryNames(changes.read(TABLE), { constant: 'ENDPOINTS' }).map((id) => Number(/\d+/.exec(id)?.[0]));
  return `R-${String(Math.max(...numbers) + 1).padStart(2, '0')}`;
}

/** Refuses a folder that has no room for more files. */
function assertRoom(root: string, folder: string, more: number, remedy: string): void {
  const files = readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  if (files.length + more > MOST_FILES)
    throw new Error(`${folder} has ${files.length} files, and may have ${MOST_FILES}: ${remedy}`);
}

function addRow(changes: ChangeSet, file: string, place: Place, row: string, before?: string): void {
  changes.edit(file, (source) => withEntry(source, place, row, before));
}

function addToContract(changes: ChangeSet, endpoint: NewEndpoint): void {
  const { id, name, auth, about, method, path: at } = endpoint;
  assertRoom(changes.root, `${API}/endpoints`, 1, 'divide it first');
  changes.create(`${API}/endpoints/${name.kebab}.ts`, contractText(endpoint));
  changes.edit(TABLE, (source) => withImport(source, `import { ${name.camel} } from '../endpoints/${name.kebab}';`));
  addRow(changes, TABLE, { constant: 'ENDPOINTS' }, `'${id}': ${name.camel}`);
  if (auth !== 'member')
    addRow(changes, `${API}/table/endpoint-table.test.ts`, { constant: 'CALLERS', fields: [auth] }, `'${id}'`);
  changeContractVersion(
    changes,
    `- ${id} (\`${method} ${at}\`): ${about} A back end without it answers \`not_found\`.`,
  );
  const args = ['write'];
  changes.renew({ program: 'tools/checks/src/contract-report.ts', args, file: 'shared-contracts/reports/api.md' });
}

function addToGateway(changes: ChangeSet, endpoint: NewEndpoint, area: string): void {
  const { id, name, auth } = endpoint;
  assertRoom(changes.root, `${HANDLERS}/${area}`, 2, 'choose another folder of handlers by --area');
  changes.create(`${HANDLERS}/${area}/${name.kebab}.ts`, handlerText(endpoint));
  changes.create(`${HANDLERS}/${area}/${name.kebab}.test.ts`, handlerTestText(endpoint));
  const table = `${HANDLERS}/handler-table.ts`;
  changes.edit(table, (source) =>
    withImport(source, `import { ${name.camel}Handlers } from './${area}/${name.kebab}';`),
  );
  addRow(changes, table, { constant: 'HANDLERS' }, `...${name.camel}Handlers`);
  const request = sampleRequest(endpoint);
  const sample = `'${id}': ['${personaOf(endpoint)}', ${request}]`;
  addRow(changes, `${GATEWAY}/testing/sample-calls.ts`, { constant: 'SAMPLE_CALLS' }, sample, LAST_SAMPLE);
  for (const [field, why] of neededFields(endpoint.reply, id))
    addRow(changes, `${GATEWAY}/attacks/changed-answers.ts`, { constant: 'FALLS_WITH' }, `'${field}': '${why}'`);
  if (auth !== 'member' && auth !== 'agent') return;
  const strangers = `${GATEWAY}/attacks/foreign-calls.ts`;
  const [constant, by] = auth === 'agent' ? ['AGENT_CALLS', 'byAgent'] : ['MEMBER_CALLS', 'byPlayer'];
  addRow(changes, strangers, { constant }, `'${id}': ${by}(() => (${request}), {}, 'nothing')`);
  addRow(changes, strangers, { constant: 'ABOUT_NOBODY' }, `'${id}': 'it answers the same to everybody so far'`);
}

function addHook(changes: ChangeSet, endpoint: NewEndpoint, section: string): void {
  const place = sectionPlace(changes.root, section);
  const file = `${place.prefix}src/api/use-${endpoint.name.kebab}`;
  changes.create(`${file}.ts`, hookText(endpoint));
  changes.create(`${file}.test.ts`, hookTestText(endpoint, place.section));
}

/** The folders of handlers, one for each area. */
function areasOf(root: string): readonly string[] {
  const entries = readdirSync(path.join(root, HANDLERS), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * Adds a call to the contract and the reference gateway, and a hook to a section where one is named. Every check passes
 * without a further edit. Throws a sentence, and writes nothing, where a name or path is taken or a file is not as expected.
 */
export function writeEndpoint(order: EndpointOrder): WrittenEndpoint {
  const { folder, section, area = 'system' } = order;
  const name = partName(order.name, 'a call');
  if (!existsSync(path.join(folder, TABLE)))
    throw new Error(
      `${folder} does not have the contract: calls are added in the repository of the site, and a section elsewhere makes those of the contract that it installs`,
    );
  if (!areasOf(folder).includes(area))
    throw new Error(`There is no folder of handlers "${area}": --area takes one of ${areasOf(folder).join(', ')}`);
  const changes = new ChangeSet(folder);
  const endpoint: NewEndpoint = { id: nextId(changes), name, ...readOrder(order, name) };
  addToContract(changes, endpoint);
  addToGateway(changes, endpoint, area);
  if (section !== undefined) addHook(changes, endpoint, section);
  return { ...changes.write(), id: endpoint.id, decisions: decisionsOf(endpoint, area, section) };
}

function decisionsOf({ id, name }: NewEndpoint, area: string, section: string | undefined): readonly string[] {
  const user = section ?? 'mfe-<name>';
  return [
    `what it really answers: ${HANDLERS}/${area}/${name.kebab}.ts answers the example`,
    `which fields may be missing, and which errors it has: ${API}/endpoints/${name.kebab}.ts`,
    `its rules: a page of docs/product`,
    `what uses it: once a screen does, '${id}' goes into ${user}/src/capabilities.ts, and its way into e2e/chaos/journeys`,
  ];
}
