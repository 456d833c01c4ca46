import { readFile, rename } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { trustedKeySchema } from 'shared-contracts/release/boot-document';
import { parseOrExplain } from 'shared-contracts/release/descriptor';
import * as v from 'valibot';
import { UserError, messageOf } from '../text/user-error';
import { errorCode } from '../store/file-errors';
import { withLock } from '../store/lock';
import { makeFolder, STORE_MODES, writeWithMode } from '../store/modes';
import { assertEnvironment } from '../store/environments';
import { digestsIn } from './found-digests';
import { readSigner } from './signer';
import { activeKeys, ringOfKeys, type KeyRing } from './key-ring';
import { PUBLISHER } from './roles';
import { RootChains, type RootSource } from './root-chain';
import type { Signer, SignedPart, Trust } from './trust';

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
const trustFileSchema = v.union([
  v.object({ roots: v.pipe(v.array(v.unknown()), v.minLength(1)) }),
  v.object({ keys: v.array(v.object({ ...trustedKeySchema.entries, from: moment, until: v.optional(moment) })) }),
]);
/** What a trust file holds: roots, the first of which is believed because it is there, or keys of before. */
export type TrustFile = v.InferOutput<typeof trustFileSchema>;
const seenSchema = v.object({ map: v.optional(v.number(), 0), settings: v.optional(v.number(), 0) });

export function trustFile({ home, environment: variables }: TrustPlaces, environment: string): string {
  assertEnvironment(environment);
  const given = variables?.['MFE_TRUST'] || join(home, 'trust');
  return given.endsWith('.json') ? given : join(given, `${environment}.json`);
}

/** Where a private key is written: an environment's under its name, a publisher's under none, for it may sign in several. */
export function privateKeyFile({ home }: TrustPlaces, environment: string | null, id: string): string {
  if (environment !== null) assertEnvironment(environment);
  return join(home, 'keys', `${environment ?? PUBLISHER}.${id}.pem`);
}

/** Where this machine keeps the roots that it has followed since the trust file's. */
function rootsFile({ home }: TrustPlaces, environment: string): string {
  return join(home, 'seen', `${environment}.roots.json`);
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new UserError(`${file} cannot be read (${errorCode(error) ?? 'unknown error'})`);
  }
}

function parseFile<Schema extends v.GenericSchema>(schema: Schema, text: string, file: string): v.InferOutput<Schema> {
  try {
    return parseOrExplain(schema, JSON.parse(text), 'document');
  } catch (error) {
    throw new UserError(`${file} cannot be used: ${messageOf(error)}`);
  }
}

/** Writes a file whole or not at all, readable by every user of the machine. */
async function writeWhole(file: string, text: string, mode: number = STORE_MODES.file): Promise<void> {
  const scratch = `${file}.${randomUUID()}`;
  writeWithMode(scratch, text, mode);
  await rename(scratch, file);
}

async function writeOpen(file: string, text: string): Promise<void> {
  makeFolder(dirname(file));
  await writeWhole(file, text);
}

/** Writes a file that only its owner reads, whole or not at all. */
export async function writeSecret(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  // What is above the secrets may hold the store, which others read; their own folder lists them to nobody else.
  makeFolder(dirname(folder));
  makeFolder(folder, 0o700);
  await writeWhole(file, text, 0o600);
}

/** The trust file of an environment; null when it has none. */
export async function readTrustFile(places: TrustPlaces, environment: string): Promise<TrustFile | null> {
  const file = trustFile(places, environment);
  const text = await readIfThere(file);
  return text === null ? null : parseFile(trustFileSchema, text, file);
}

export async function writeTrustFile(places: TrustPlaces, environment: string, trust: TrustFile): Promise<void> {
  await writeOpen(trustFile(places, environment), `${JSON.stringify(trust, null, 2)}\n`);
}

/** The private key of a name that lies in the state folder; null when there is none, or when it is no such name. */
export async function readPrivateKey(places: TrustPlaces, environment: string, id: string): Promise<Signer | null> {
  if (!v.is(trustedKeySchema.entries.id, id)) return null;
  for (const place of [environment, null]) {
    const file = privateKeyFile(places, place, id);
    const text = await readIfThere(file);
    if (text !== null) return readSigner(text, file);
  }
  return null;
}

/** The private keys that `MFE_SIGNING_KEY` names; null where it names none. */
async function givenSigners({ environment }: TrustPlaces): Promise<readonly [string, Signer][] | null> {
  const given = (environment?.['MFE_SIGNING_KEY'] ?? '').split(',').filter((file) => file !== '');
  if (given.length === 0) return null;
  return Promise.all(
    given.map(async (file): Promise<[string, Signer]> => {
      const text = await readIfThere(file);
      if (text === null) throw new UserError(`The signing key ${file} is not there`);
      return [file, readSigner(text, file)];
    }),
  );
}

async function signersOf(places: TrustPlaces, environment: string, ring: KeyRing | null): Promise<readonly Signer[]> {
  const ids = new Set(ring?.keys.map(({ id }) => id));
  const given = await givenSigners(places);
  if (given === null) {
    const signers = await Promise.all([...ids].map((id) => readPrivateKey(places, environment, id)));
    return signers.filter((signer) => signer !== null);
  }
  const stranger = given.find(([, { id }]) => !ids.has(id));
  if (stranger !== undefined)
    throw new UserError(`The signing key ${stranger[0]} is not one that ${environment} trusts`);
  return given.map(([, signer]) => signer);
}

/** Trust kept in files; later roots come from the store, each vouched for by the one before it. */
export function fileTrust(places: TrustPlaces, store: RootSource): Trust {
  const seenFile = (environment: string): string => join(places.home, 'seen', `${environment}.json`);
  const readSeen = async (environment: string): Promise<Record<SignedPart, number>> => {
    const text = await readIfThere(seenFile(environment));
    return text === null ? { map: 0, settings: 0 } : parseFile(seenSchema, text, seenFile(environment));
  };
  const chains = new RootChains(store, {
    read: async (environment) => {
      const text = await readIfThere(rootsFile(places, environment));
      return text === null ? [] : parseFile(v.array(v.unknown()), text, rootsFile(places, environment));
    },
    write: async (environment, roots) => {
      const file = rootsFile(places, environment);
      makeFolder(dirname(file));
      await writeOpen(file, `${JSON.stringify(roots)}\n`);
    },
  });
  const ringsOf: Trust['ringsOf'] = async (environment) => {
    const found = await readTrustFile(places, environment);
    if (found === null) return null;
    if ('roots' in found) return chains.ringsOf(environment, found.roots, trustFile(places, environment));
    return [ringOfKeys(found.keys), ringOfKeys(activeKeys(found.keys))];
  };
  return {
    ringsOf,
    signersOf: async (environment) => signersOf(places, environment, (await ringsOf(environment))?.at(-1) ?? null),
    digests: digestsIn(join(places.home, 'seen', 'digests.json'), writeOpen),
    seen: async (environment, part) => (await readSeen(environment))[part],
    noteSeen: async (environment, part, revision) => {
      if ((await readSeen(environment))[part] >= revision) return;
      const file = seenFile(environment);
      makeFolder(dirname(file));
      await withLock(`${file}.lock`, dirname(file), async () => {
        const present = await readSeen(environment);
        if (present[part] < revision) await writeOpen(file, `${JSON.stringify({ ...present, [part]: revision })}\n`);
      });
    },
  };
}
