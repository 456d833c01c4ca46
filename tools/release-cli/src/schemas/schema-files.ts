import { schemaKey } from '../store/keys';
import { jsonBytes, type ObjectStore } from '../store/store';
import { DOCUMENT_SCHEMAS, jsonSchemaOf } from './document-schemas';

/** The file that names all others. */
const INDEX = 'index';

let made: ReadonlyMap<string, Uint8Array> | undefined;

/** The schemas of all documents as a site has them, by the names of the documents, and their list under `index`. */
export function schemaFiles(): ReadonlyMap<string, Uint8Array> {
  if (made !== undefined) return made;
  const documents = Object.entries(DOCUMENT_SCHEMAS);
  const schemas = documents.map(([name, { title }]) => ({ name, title, path: `/${schemaKey(name)}` }));
  made = new Map([
    [INDEX, jsonBytes({ schemas })],
    ...documents.map(([name, document]) => [name, jsonBytes(jsonSchemaOf(name, document))] as const),
  ]);
  return made;
}

/** Puts the schemas into a store, for servers that only send what lies there; those that are there already stay. */
export async function storeSchemas(store: Pick<ObjectStore, 'get' | 'replace'>): Promise<void> {
  for (const [name, bytes] of schemaFiles()) {
    const present = await store.get(schemaKey(name));
    if (present !== null && Buffer.compare(present.bytes, bytes) === 0) continue;
    await store.replace(schemaKey(name), bytes, present?.etag ?? null);
  }
}
