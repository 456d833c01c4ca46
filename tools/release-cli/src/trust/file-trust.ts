import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { trustedKeySchema } from 'shared-contracts/release/boot-document';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { Refusal, sentenceOf } from '../refusal';
import { errorCode } from '../store/file-errors';
import { withLock } from '../store/lock';
import { assertEnvironment } from '../store/settings';
import { readSigner } from './signer';
import { activeKeys, type DatedKey, type Signer, type SignedPart, type Trust } from './trust';

/** Where trust lives: in the state folder, or where CI put it. */
export interface TrustPlaces {
  /** State folder (`MFE_HOME`). */
  readonly home: string;
  /**
   * `MFE_TRUST`: the file of one environment's public keys (a name that ends in `.json`), or a folder with one file
   * for each environment, `<env>.json`. `MFE_SIGNING_KEY`: private keys, separated by commas.
   */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined;
}

const moment = v.pipe(v.string(), v.isoTimestamp());
const trustFileSchema = v.object({
  keys: v.array(v.object({ ...trustedKeySchema.entries, from: moment, until: v.optional(moment) })),
});
const seenSchema = v.object({ map: v.optional(v.number(), 0), settings: v.optional(v.number(), 0) });

export function trustFile({ home, environment: variables }: TrustPlaces, environment: string): string {
  assertEnvironment(environment);
  const given = variables?.['MFE_TRUST'] || join(home, 'trust');
  return given.endsWith('.json') ? given : join(given, `${environment}.json`);
}

export function privateKeyFile({ home }: TrustPlaces, environment: string, id: string): string {
  assertEnvironment(environment);
  return join(home, 'keys', `${environment}.${id}.pem`);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new Refusal(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

function parseFile<Schema extends v.GenericSchema>(schema: Schema, text: string, file: string): v.InferOutput<Schema> {
  try {
    return parseOrExplain(schema, JSON.parse(text), 'document');
  } catch (error) {
    throw new Refusal(`${file} cannot be used: ${sentenceOf(error)}`);
  }
}

/** Writes a file whole or not at all. */
export async function writeWhole(file: string, text: string, mode = 0o644): Promise<void> {
  // A folder of secrets lists them to nobody else either.
  await mkdir(dirname(file), { recursive: true, mode: mode === 0o600 ? 0o700 : 0o755 });
  const scratch = `${file}.${randomUUID()}`;
  await writeFile(scratch, text, { mode });
  await rename(scratch, file);
}

/** The keys an environment has or had; null when it has no trust file. */
export async function readTrustFile(places: TrustPlaces, environment: string): Promise<readonly DatedKey[] | null> {
  const file = trustFile(places, environment);
  const text = await readIfThere(file);
  return text === null ? null : parseFile(trustFileSchema, text, file).keys;
}

export async function writeTrustFile(
  places: TrustPlaces,
  environment: string,
  keys: readonly DatedKey[],
): Promise<void> {
  await writeWhole(trustFile(places, environment), `${JSON.stringify({ keys }, null, 2)}\n`);
}

/** The private key of a name that lies in the state folder; null when there is none, or when it is no such name. */
export async function readPrivateKey(places: TrustPlaces, environment: string, id: string): Promise<Signer | null> {
  if (!v.is(trustedKeySchema.entries.id, id)) return null;
  const file = privateKeyFile(places, environment, id);
  const text = await readIfThere(file);
  return text === null ? null : readSigner(text, file);
}

async function signersOf(places: TrustPlaces, environment: string): Promise<readonly Signer[]> {
  const active = activeKeys((await readTrustFile(places, environment)) ?? []);
  const given = (places.environment?.['MFE_SIGNING_KEY'] ?? '').split(',').filter((file) => file !== '');
  if (given.length === 0) {
    const signers = await Promise.all(active.map(({ id }) => readPrivateKey(places, environment, id)));
    return signers.filter((signer) => signer !== null);
  }
  const signers = await Promise.all(
    given.map(async (file) => {
      const text = await readIfThere(file);
      if (text === null) throw new Refusal(`The signing key ${file} is not there`);
      return readSigner(text, file);
    }),
  );
  const stranger = signers.findIndex(({ id }) => !active.some((key) => key.id === id));
  if (stranger !== -1) throw new Refusal(`The signing key ${given[stranger]} is not one that ${environment} trusts`);
  return signers;
}

/** Trust kept in files. */
export function fileTrust(places: TrustPlaces): Trust {
  const seenFile = (environment: string): string => join(places.home, 'seen', `${environment}.json`);
  const readSeen = async (environment: string): Promise<Record<SignedPart, number>> => {
    const text = await readIfThere(seenFile(environment));
    return text === null ? { map: 0, settings: 0 } : parseFile(seenSchema, text, seenFile(environment));
  };
  return {
    keysOf: (environment) => readTrustFile(places, environment),
    signersOf: (environment) => signersOf(places, environment),
    seen: async (environment, part) => (await readSeen(environment))[part],
    noteSeen: async (environment, part, revision) => {
      if ((await readSeen(environment))[part] >= revision) return;
      const file = seenFile(environment);
      await mkdir(dirname(file), { recursive: true });
      await withLock(`${file}.lock`, dirname(file), async () => {
        const present = await readSeen(environment);
        if (present[part] < revision) await writeWhole(file, `${JSON.stringify({ ...present, [part]: revision })}\n`);
      });
    },
  };
}
