import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, statSync, unlinkSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { UserError } from '../text/user-error';
import { errorCode } from './file-errors';
import { writeWithMode } from './modes';

/** A living owner holds a lock for milliseconds; one this old hangs or slept, and is overruled. */
const STALE_AFTER_MS = 30_000;
const GIVE_UP_AFTER_MS = 45_000;
const LONGEST_PAUSE_MS = 12;

/** A lock that is held: whether it still is can change only when it grew stale. */
export interface HeldLock {
  readonly isHeld: () => boolean;
}

function ignoring<Result>(code: string, work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (errorCode(error) === code) return null;
    throw error;
  }
}

function readText(path: string): string | null {
  return ignoring('ENOENT', () => readFileSync(path, 'utf8'));
}

function readLock(path: string): { text: string; ageMs: number } | null {
  const text = readText(path);
  const state = ignoring('ENOENT', () => statSync(path));
  return text === null || state === null ? null : { text, ageMs: Date.now() - state.mtimeMs };
}

const ownerSchema = v.object({ pid: v.number(), host: v.string(), token: v.string() });
type Owner = v.InferOutput<typeof ownerSchema>;

function parseOwner(text: string): Owner | null {
  try {
    return v.parse(ownerSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

function isOwnerGone(text: string): boolean {
  const owner = parseOwner(text);
  // A lock that a crash cut short names no owner: its age decides.
  if (owner?.host !== hostname()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/** A link appears with its whole contents or fails: nobody ever sees a lock without its owner. */
function tryCreate(path: string, scratch: string): boolean {
  try {
    linkSync(scratch, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** A lock is as old as its file, which was written when the wait for it began. */
function takeNow(path: string, scratch: string): boolean {
  const now = new Date();
  utimesSync(scratch, now, now);
  return tryCreate(path, scratch);
}

/**
 * Only one process at a time may remove a stale lock, and only the very one it judged: else the second to
 * come would remove the lock that the first has just taken.
 */
function removeIfStale(path: string, scratch: string): void {
  const seen = readLock(path);
  if (seen === null || (seen.ageMs < STALE_AFTER_MS && !isOwnerGone(seen.text))) return;
  const guard = `${path}.takeover`;
  if (!tryCreate(guard, scratch)) {
    const other = readLock(guard);
    if (other !== null && (other.ageMs > STALE_AFTER_MS || isOwnerGone(other.text)))
      ignoring('ENOENT', () => unlinkSync(guard));
    return;
  }
  const now = readLock(path);
  if (now?.text === seen.text) ignoring('ENOENT', () => unlinkSync(path));
  ignoring('ENOENT', () => unlinkSync(guard));
}

const queues = new Map<string, Promise<unknown>>();

/**
 * Writers of one process wait for each other in memory: only one of them at a time tries for the lock file,
 * so that many of them do not spend the disk's time on asking whether it is free.
 */
async function inTurn<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (queues.get(path) ?? Promise.resolve()).then(work, work);
  queues.set(path, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(path) === turn) queues.delete(path);
  }
}

/** Runs work while holding the lock file at a path; `scratchFolder` lies on the same file system. */
export async function withLock<Result>(
  path: string,
  scratchFolder: string,
  work: (lock: HeldLock) => Promise<Result>,
): Promise<Result> {
  return inTurn(path, () => withLockFile(path, scratchFolder, work));
}

async function withLockFile<Result>(
  path: string,
  scratchFolder: string,
  work: (lock: HeldLock) => Promise<Result>,
): Promise<Result> {
  const owner: Owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  const text = JSON.stringify(owner);
  const scratch = `${scratchFolder}/${owner.token}.lock`;
  const until = Date.now() + GIVE_UP_AFTER_MS;
  writeWithMode(scratch, text);
  try {
    while (!takeNow(path, scratch)) {
      if (Date.now() > until) throw new UserError('The store stayed busy for too long; try again');
      removeIfStale(path, scratch);
      await delay(1 + Math.random() * LONGEST_PAUSE_MS);
    }
    const isHeld = (): boolean => readText(path) === text;
    try {
      return await work({ isHeld });
    } finally {
      if (isHeld()) ignoring('ENOENT', () => unlinkSync(path));
    }
  } finally {
    ignoring('ENOENT', () => unlinkSync(scratch));
  }
}
