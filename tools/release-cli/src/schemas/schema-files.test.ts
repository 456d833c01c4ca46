import { SCHEMA_PATH } from 'shared-contracts/release/delivery-rules';
import { openStore } from '../store/file-store';
import { schemaKey } from '../store/keys';
import { readText } from '../store/store';
import { scratchFolder } from '../test-support/scratch-folder';
import { DOCUMENT_SCHEMAS, jsonSchemaOf } from './document-schemas';
import { schemaFiles, storeSchemas } from './schema-files';

it('each document has the schema that mfe schema prints, at the path that the list names', () => {
  const files = schemaFiles();
  const read = (name: string): unknown => JSON.parse(Buffer.from(files.get(name) ?? []).toString());
  const { schemas } = read('index') as { schemas: { name: string; path: string }[] };
  expect(schemas.map(({ name }) => name)).toEqual(Object.keys(DOCUMENT_SCHEMAS));
  for (const { name, path } of schemas) {
    expect(SCHEMA_PATH.exec(path)?.[1]).toBe(name);
    const document = DOCUMENT_SCHEMAS[name];
    if (document === undefined) throw new Error(`${name} has no schema`);
    expect(read(name)).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(name, document))));
  }
});

it('a store has them once, and those of an older version are replaced', async () => {
  const store = openStore(await scratchFolder());
  await storeSchemas(store);
  const text = async (): Promise<string | undefined> => (await readText(store, schemaKey('map')))?.text;
  const whole = await text();
  expect(whole).toContain('urn:mfe:schema:map');
  const present = await store.get(schemaKey('map'));
  await store.replace(schemaKey('map'), Buffer.from('{}'), present?.etag ?? null);
  await storeSchemas(store);
  expect(await text()).toBe(whole);
  const written: string[] = [];
  await storeSchemas({
    get: (key) => store.get(key),
    replace: (key) => Promise.resolve(String(written.push(key))),
  });
  expect(written).toEqual([]);
});
