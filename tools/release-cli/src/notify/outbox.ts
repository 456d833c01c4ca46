import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../store/file-errors';
import { makeFolder, writeWithMode } from '../store/modes';
import { WRITE_EVENTS } from './message';

const PRIVATE = { folder: 0o700, file: 0o600 } as const;
const MINUTE_MS = 60_000;

/** When a message is tried again after each failure, in milliseconds; after the last it is given up. */
const PAUSES = [1, 5, 30, 120, 480, 960].map((minutes) => minutes * MINUTE_MS);

const strings = v.pipe(v.array(v.string()), v.readonly());
const pendingSchema = v.object({
  schema: v.literal(1),
  /** Whom it is for, by name: address and secret are only in the operator's file. */
  receiver: v.string(),
  failures: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When it is tried again, ISO 8601. */
  due: v.pipe(v.string(), v.isoTimestamp()),
  fault: v.string(),
  message: v.object({
    id: v.pipe(v.string(), v.regex(/^msg_[A-Za-z0-9]{8,64}$/)),
    type: v.picklist(WRITE_EVENTS),
    timestamp: v.string(),
    data: v.object({
      environment: v.string(),
      revision: v.number(),
      proposal: v.nullable(v.string()),
      author: v.string(),
      reason: v.string(),
      changes: strings,
      merchants: strings,
    }),
  }),
  /** Whose sites a purge concerns. */
  sites: strings,
});
/** A message that did not arrive yet. */
export type Pending = v.InferOutput<typeof pendingSchema>;

/** The folder of what waits to be sent again. */
export function outboxFolder(home: string): string {
  return join(home, 'outbox');
}

function fileOf(home: string, { receiver, message }: Pending): string {
  return join(outboxFolder(home), `${message.id}.${receiver}.json`);
}

/** A message after another failure: when it is due again; null when it is given up. */
export function afterFailure(pending: Omit<Pending, 'schema' | 'due'>, now: Date): Pending | null {
  const pause = PAUSES[pending.failures - 1];
  return pause === undefined ? null : { schema: 1, ...pending, due: new Date(now.getTime() + pause).toISOString() };
}

/** Keeps a message for later. */
export async function keepPending(home: string, pending: Pending): Promise<void> {
  makeFolder(outboxFolder(home), PRIVATE.folder);
  writeWithMode(fileOf(home, pending), JSON.stringify(pending), PRIVATE.file);
}

export async function dropPending(home: string, pending: Pending): Promise<void> {
  await rm(fileOf(home, pending), { force: true });
}

async function readPending(file: string): Promise<Pending | null> {
  try {
    return v.parse(pendingSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // One that was cut short, or that another tick has sent meanwhile, is none.
    return null;
  }
}

/** What is due at a moment, the longest waiting first. */
export async function duePending(home: string, now: Date): Promise<readonly Pending[]> {
  let names: readonly string[];
  try {
    names = await readdir(outboxFolder(home));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
  const found = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readPending(join(outboxFolder(home), name))),
  );
  return found
    .filter((pending) => pending !== null)
    .filter(({ due }) => Date.parse(due) <= now.getTime())
    .toSorted((one, other) => one.due.localeCompare(other.due));
}
