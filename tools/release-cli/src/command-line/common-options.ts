import type { CommandOptions } from './command';

/** Options that every command takes. */
export const COMMON_OPTIONS = {
  env: { type: 'string' },
  home: { type: 'string' },
  store: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies CommandOptions;

/** What they mean, for the help. */
export const COMMON_HELP: Readonly<Record<keyof typeof COMMON_OPTIONS, string>> = {
  env: 'environment (production)',
  home: 'state folder: keys, trust, and the store unless it lies elsewhere ($MFE_HOME, else .local of the repository)',
  store: 'a folder or s3://bucket/prefix ($MFE_STORE, else in the state folder)',
  author:
    'owner of keys that are made; who writes, where keys have none ($MFE_AUTHOR, else your name in git or on this machine)',
  reason: 'why (else the words of the command)',
  'dry-run': 'show and check everything, write nothing',
  json: 'one JSON document instead of text: {"ok": true, …} or {"ok": false, "error": "…"}',
  help: 'this help, of the command',
};

/** What the process ends with. */
export const STATUS = { done: 0, refused: 1, wrongUsage: 2, unexpected: 3, unfinished: 4 } as const;

/** The same, for the help. */
export const STATUS_HELP: readonly (readonly [string, string])[] = [
  ['0', 'done, or nothing to do'],
  ['1', 'refused, or a check found something wrong; nothing was written'],
  ['2', 'the command line makes no sense; nothing was written'],
  ['3', 'unexpected: the store is away, a disk is full (MFE_DEBUG=1 shows where)'],
  ['4', 'the map is written, but not every page is renewed: mfe verify --pages'],
];
