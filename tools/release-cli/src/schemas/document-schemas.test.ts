import { Ajv } from 'ajv';
import type { Feed } from 'shared-contracts/release/feed';
import * as v from 'valibot';
import { DOCUMENT_SCHEMAS, jsonSchemaOf } from './document-schemas';
import { descriptionKey, descriptorKey, feedKey, mapKey, settingsKey } from '../store/keys';
import { parseStoredJson, readText } from '../store/store';
import { fixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';

type Value = unknown;

/** Every document of a site that is stored as JSON, by the name of its schema. */
async function storedDocuments(): Promise<Readonly<Record<string, Value>>> {
  const site = await fixtureSite();
  await site.publish('mfe-games', '1.1.0');
  for (const line of [
    'canary mfe-games 1.1.0 --merchants bahari --steps 5,25 --every 2h --guard hold',
    'switch mfe-games off --merchants aurora --message EN=Back',
    'pin aurora mfe-games 1.0.0',
  ])
    expect(await runMfe(site, line.split(' '))).toMatchObject({ status: 0, error: '' });
  const read = async (key: string): Promise<Value> =>
    parseStoredJson((await readText(site.store, key))?.text ?? '', key);
  const feed = (await read(feedKey('production', 'aurora'))) as { payload: string };
  const description = (await read(descriptionKey('production'))) as { payload: string };
  return {
    map: await read(mapKey('production')),
    settings: await read(settingsKey('production')),
    descriptor: await read(descriptorKey('mfe-games', '1.1.0')),
    signed: feed,
    feed: JSON.parse(feed.payload) as Feed,
    environment: JSON.parse(description.payload) as Value,
    hooks: { webhooks: [{ name: 'ops', kind: 'slack', url: 'https://a.example', environments: ['production'] }] },
  };
}

/** A value with one of its fields taken out or replaced, for every field of every object in it. */
function mutated(value: Value, path = ''): readonly { readonly what: string; readonly value: Value }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inside]) => {
    const at = `${path}.${field}`;
    const withField = (changed: Value): Value =>
      Array.isArray(value) ? value.with(Number(field), changed) : { ...value, [field]: changed };
    const { [field]: _gone, ...without } = value as Record<string, Value>;
    return [
      ...(Array.isArray(value) ? [] : [{ what: `${at} is gone`, value: without }]),
      { what: `${at} is null`, value: withField(null) },
      { what: `${at} is of another type`, value: withField(typeof inside === 'number' ? [] : 7) },
      ...mutated(inside, at).map(({ what, value: changed }) => ({ what, value: withField(changed) })),
    ];
  });
}

it('accept what is stored, and refuse what the parser refuses: each field gone, null, or of another type', async () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const documents = await storedDocuments();
  for (const [name, value] of Object.entries(documents)) {
    const document = DOCUMENT_SCHEMAS[name];
    if (document === undefined) throw new Error(`${name} has no schema`);
    const accepts = ajv.compile(jsonSchemaOf(name, document));
    expect([name, accepts(value), accepts.errors ?? []]).toEqual([name, true, []]);
    expect(v.is(document.schema, value)).toBe(true);
    const cases = mutated(value);
    expect(cases.length).toBeGreaterThan(3);
    const differing = cases.filter((entry) => accepts(entry.value) !== v.is(document.schema, entry.value));
    expect([name, differing.map(({ what }) => what)]).toEqual([name, []]);
  }
});

it('exist of every document, and are valid', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const [name, document] of Object.entries(DOCUMENT_SCHEMAS)) {
    const schema = jsonSchemaOf(name, document);
    expect(schema).toMatchObject({ $id: `urn:mfe:schema:${name}`, type: 'object' });
    expect(Object.keys((schema as { properties: object }).properties).length).toBeGreaterThan(1);
    expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
  }
});
