import type { SigningPurpose } from 'shared-contracts/release/signature';

/**
 * What a key of an environment may do. `root` names all keys and is kept offline; `release` signs the map; `settings`
 * the merchants and origins; `timestamp` keeps feeds fresh and signs share links; `evidence` signs results of suites.
 */
export const KEY_ROLES = ['root', 'release', 'settings', 'timestamp', 'evidence'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

/** The roles that sign documents of the store every day. */
export type DocumentRole = Exclude<KeyRole, 'root'>;

/** A publisher signs releases of the packages that the root delegates to it, and nothing else. */
export const PUBLISHER = 'publisher';

/** The roles of which an environment may demand signatures of several keys; a browser counts one signature of a feed. */
export const THRESHOLD_ROLES = ['root', 'release', 'settings'] as const satisfies readonly KeyRole[];

const ROLE_OF_PURPOSE = {
  description: 'timestamp',
  evidence: 'evidence',
  feed: 'timestamp',
  map: 'release',
  prerendered: 'timestamp',
  settings: 'settings',
  share: 'timestamp',
} as const satisfies Readonly<Record<SigningPurpose, KeyRole>>;

/** The role whose keys may sign for a purpose. */
export function roleOf(purpose: SigningPurpose): DocumentRole {
  return ROLE_OF_PURPOSE[purpose];
}
