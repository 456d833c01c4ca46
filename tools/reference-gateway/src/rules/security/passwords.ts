import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createSlots, type Slots } from './slots';

/** What one hash costs: 128 * N * r bytes of memory while it is made. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's minimum for scrypt (Password Storage Cheat Sheet, 2026): 128 MB, and some 0.3 s of a core. */
export const FULL_COST: PasswordCost = { N: 131_072, r: 8, p: 1 };
/** For tests, which sign in thousands of times. */
export const CHEAP_COST: PasswordCost = { N: 1024, r: 8, p: 1 };
/** Of hashes that state no cost: those that were made before hashes stated it. */
const FIRST_COST: PasswordCost = { N: 16_384, r: 8, p: 1 };

const KEY_LENGTH = 32;
/** 256 MB at once at full cost. */
const HASHES_AT_ONCE = 2;
/** Some ten seconds of two cores; who comes later is told to come again. */
const HASHES_WAITING = 40;
const RETRY_AFTER = 5;

interface KeptHash {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Hashes and compares passwords, a few at once: each takes a core and much memory. */
export interface PasswordHasher {
  /** `scrypt$N$r$p$salt$hash`. */
  readonly hash: (password: string) => Promise<string>;
  /** Compares in constant time. Without a kept hash it works as long and answers false. */
  readonly verify: (password: string, kept: string | null | undefined) => Promise<boolean>;
  /** Whether a hash was made at another cost than today's: then it is made again once its password is known. */
  readonly isOutdated: (kept: string) => boolean;
}

function parse(kept: string): KeptHash | null {
  const parts = kept.split('$');
  const [scheme, ...rest] = parts;
  const [hash, salt, p, r, N] = rest.reverse();
  if (scheme !== 'scrypt' || !salt || !hash) return null;
  const cost = parts.length === 3 ? FIRST_COST : { N: Number(N), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  // Node's own bound is 32 MB; twice what scrypt says it needs leaves room for what it does not say.
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function isSameCost(one: PasswordCost, other: PasswordCost): boolean {
  return one.N === other.N && one.r === other.r && one.p === other.p;
}

/** A hasher of its own queue; more at once than it holds are refused with 429. */
export function createPasswordHasher(
  cost: PasswordCost,
  slots: Slots = createSlots({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING, retryAfter: RETRY_AFTER }),
): PasswordHasher {
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const hash = await slots.run(() => derive(password, salt, cost));
      return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    verify: async (password, stored) => {
      const kept = parse(stored ?? '') ?? { cost, salt: Buffer.alloc(16), hash: Buffer.alloc(0) };
      const actual = await slots.run(() => derive(password, kept.salt, kept.cost));
      // A hash of before is compared sooner: what is left of today's work is done all the same.
      if (kept.cost.N < cost.N) await slots.run(() => derive(password, kept.salt, cost));
      return kept.hash.length === actual.length && timingSafeEqual(kept.hash, actual);
    },
    isOutdated: (stored) => {
      const kept = parse(stored);
      return kept !== null && !isSameCost(kept.cost, cost);
    },
  };
}

/** What decides how much a gateway's hashes cost. */
export interface CostTerms {
  readonly asked: 'full' | 'cheap' | undefined;
  readonly isTest: boolean;
  /** Whether accounts outlive the process. */
  readonly isKept: boolean;
  /** `NODE_ENV`. */
  readonly mode: string | undefined;
}

/** Full, and cheap for tests; throws where cheap hashes would be those of real accounts. */
export function passwordCostOf({ asked, isTest, isKept, mode }: CostTerms): PasswordCost {
  const isProduction = mode === 'production' || (isKept && !isTest);
  if (asked === 'cheap' && isProduction)
    throw new Error('A gateway that keeps accounts hashes their passwords at full cost: the cheap one is for tests');
  return asked === 'cheap' || (asked === undefined && isTest && !isProduction) ? CHEAP_COST : FULL_COST;
}
