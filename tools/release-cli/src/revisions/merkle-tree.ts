import { createHash } from 'node:crypto';

/** SHA-256 of a leaf or of a part of a tree, 32 bytes. */
export type TreeHash = Uint8Array;

// RFC 6962, 2.1: leaves and inner nodes are hashed differently, so that none passes for the other.
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

function hashOf(...parts: readonly Uint8Array[]): TreeHash {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** The hash of an entry. */
export function leafHash(entry: Uint8Array): TreeHash {
  return hashOf(LEAF, entry);
}

function nodeHash(left: TreeHash, right: TreeHash): TreeHash {
  return hashOf(NODE, left, right);
}

/** The largest power of two below a size of at least 2. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The root of a tree over hashed leaves (RFC 6962, 2.1). */
export function rootHash(leaves: readonly TreeHash[]): TreeHash {
  const [only] = leaves;
  if (only === undefined) return hashOf();
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return nodeHash(rootHash(leaves.slice(0, split)), rootHash(leaves.slice(split)));
}

function subproof(leaves: readonly TreeHash[], size: number, isWhole: boolean): readonly TreeHash[] {
  if (size === leaves.length) return isWhole ? [] : [rootHash(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...subproof(left, size, isWhole), rootHash(right)]
    : [...subproof(right, size - split, false), rootHash(left)];
}

/** Proves that the tree over all leaves continues the one over the first `size` of them, at least 1 (RFC 6962, 2.1.2). */
export function consistencyProof(leaves: readonly TreeHash[], size: number): readonly TreeHash[] {
  return subproof(leaves, size, true);
}

/** A tree by its size and root. */
export interface TreeHead {
  /** Leaves, at least 1. */
  readonly size: number;
  readonly root: TreeHash;
}

function isSame(one: TreeHash, other: TreeHash): boolean {
  return Buffer.compare(one, other) === 0;
}

/** Whether a proof shows that the newer tree continues the older one (RFC 9162, 2.1.4.2). Needs none of the leaves. */
export function isConsistent(older: TreeHead, newer: TreeHead, proof: readonly TreeHash[]): boolean {
  if (older.size === newer.size) return proof.length === 0 && isSame(older.root, newer.root);
  if (older.size < 1 || older.size > newer.size) return false;
  const isPowerOfTwo = Number.isInteger(Math.log2(older.size));
  const [start, ...path] = isPowerOfTwo ? [older.root, ...proof] : proof;
  if (start === undefined) return false;
  let [first, last] = [older.size - 1, newer.size - 1];
  const up = (): void => {
    [first, last] = [Math.floor(first / 2), Math.floor(last / 2)];
  };
  while (first % 2 === 1) up();
  let [oldRoot, newRoot] = [start, start];
  for (const hash of path) {
    if (last === 0) return false;
    if (first % 2 === 1 || first === last) {
      [oldRoot, newRoot] = [nodeHash(hash, oldRoot), nodeHash(hash, newRoot)];
      while (first % 2 === 0 && first !== 0) up();
    } else newRoot = nodeHash(newRoot, hash);
    up();
  }
  return last === 0 && isSame(oldRoot, older.root) && isSame(newRoot, newer.root);
}
