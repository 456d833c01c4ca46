import { toJsonSchema } from '@valibot/to-json-schema';
import { LANGUAGE_CODES } from 'shared-contracts/language';
import { bootDocumentSchema } from 'shared-contracts/release/boot-document';
import { descriptorSchema } from 'shared-contracts/release/descriptor';
import { feedSchema, signedSchema } from 'shared-contracts/release/feed';
import { merchantConfigSchema } from 'shared-contracts/release/merchant-config';
import { releaseMapSchema } from 'shared-contracts/release/release-map';
import { packageNameSchema, remoteNameSchema } from 'shared-contracts/remote/package-schema';
import { HOST_NAME, REMOTE_NAME_SOURCE } from 'shared-contracts/remote/remote-names';
import * as v from 'valibot';
import { evidenceSchema } from '../evidence/evidence';
import { descriptionSchema } from '../fit/environment-description';
import { hooksSchema } from '../notify/hooks-file';
import { listSchema } from '../prerendered/part-list';
import { recordSchema, settingsSchema } from '../settings/settings';

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A document with the signatures that hold it together; an environment without keys has none. */
const signatures = { signatures: v.exactOptional(signedSchema.entries.signatures) };

/** A document that is published, or that an operator writes. */
export interface DocumentSchema {
  /** What it is and where it lies. */
  readonly title: string;
  readonly schema: v.GenericSchema;
}

/** The documents that programs of others may read, by the names of their schemas. */
export const DOCUMENT_SCHEMAS: Readonly<Record<string, DocumentSchema>> = {
  map: {
    title: 'Release map: maps/<environment>/map.json and its revisions',
    schema: v.object({ ...releaseMapSchema.entries, ...signatures }),
  },
  settings: {
    title: 'Settings: settings/<environment>.json and its revisions; a file for mfe settings apply',
    schema: v.strictObject({ ...settingsSchema.pipe[0].entries, ...recordSchema.entries, ...signatures }),
  },
  descriptor: { title: 'Release descriptor: descriptors/<package>/<version>.json', schema: descriptorSchema },
  evidence: {
    title: 'Evidence: evidence/<set>/<time>.json',
    schema: v.object({ ...evidenceSchema.entries, ...signatures }),
  },
  signed: {
    title: 'Signed text: release.json, environment.json and prerendered lists; the payload is JSON of its own',
    schema: signedSchema,
  },
  feed: { title: 'Payload of a merchant’s /m/release.json', schema: feedSchema },
  environment: { title: 'Payload of /m/environment.json', schema: descriptionSchema },
  prerendered: { title: 'Payload of prerendered/<environment>/<merchant>.json', schema: listSchema },
  boot: { title: 'Boot document in a merchant’s page', schema: bootDocumentSchema },
  hooks: { title: 'Operator’s hooks.json', schema: hooksSchema },
};

const { languages, gateway } = merchantConfigSchema.entries;
const { merchants, closedMerchants } = settingsSchema.pipe[0].entries;

/** What the parser decides by a function, said in JSON Schema. */
const BY_FUNCTION = new Map<unknown, JsonSchema>([
  [packageNameSchema, { type: 'string', pattern: `^(?:${HOST_NAME}|${REMOTE_NAME_SOURCE})$` }],
  [remoteNameSchema, { type: 'string', pattern: `^${REMOTE_NAME_SOURCE}$` }],
  [languages.entries.default, { enum: [...LANGUAGE_CODES] }],
  [gateway.wrapped, { type: ['object', 'array'] }],
  [merchants.pipe[0], { type: 'object' }],
  [closedMerchants.wrapped.pipe[0], { type: 'object' }],
]);

/**
 * The JSON Schema (draft-07) of a document, made from what parses it. It accepts what the parser accepts. Rules that JSON
 * Schema cannot state, such as those between two fields, only the parser has.
 */
export function jsonSchemaOf(name: string, { title, schema }: DocumentSchema): object {
  const { $schema, ...form } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => BY_FUNCTION.get(valibotSchema),
  });
  return { $schema, $id: `urn:mfe:schema:${name}`, title, ...form };
}
