import type { CommandHelp } from './help-entry';
import { RUNNING_HELP } from './running-help';
import { WRITING_HELP } from './writing-help';

/** The order and the headings of the overview. */
export const HELP_GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'make a release', names: ['new', 'dev', 'build', 'describe', 'check', 'publish', 'contract'] },
  {
    title: 'say who gets what',
    names: [
      'promote',
      'canary',
      'cohort',
      'pin',
      'unpin',
      'switch',
      'rollback',
      'revoke',
      'unrevoke',
      'sign',
      'lock',
      'unlock',
      'schedule',
      'tick',
    ],
  },
  { title: 'look', names: ['list', 'preview', 'history', 'health', 'explain', 'gateway', 'console'] },
  { title: 'prove', names: ['verify', 'reach', 'log', 'sets', 'evidence'] },
  {
    title: 'run an environment',
    names: ['merchant', 'settings', 'hooks', 'keys', 'delivery', 'collect', 'backup', 'restore', 'share', 'schema'],
  },
  { title: 'this program', names: ['help', 'completion'] },
];

/** By command. */
export const COMMAND_HELP: Readonly<Record<string, CommandHelp>> = {
  ...WRITING_HELP,
  check: {
    about: [
      'In the folder of a section, or with a package by name. Takes the build in its dist folder, and what a site tells of its environment at /m/environment.json: no store and no key are needed. Of a host it asks the same for every section that is served.',
      'Says for each group of merchants what would break: contract, shared modules and what sections use of them, events, intents, slots, paths, budgets, capabilities. Merchants are numbered unless namesMerchants is in the settings.',
    ],
    options: {
      against: "a site's address, or a file with what it tells",
      dist: 'a finished build in another folder',
      'allow-gap': 'a path, slot or intent that may go unanswered',
    },
    examples: [
      ['mfe check --against https://site.example', 'before mfe publish, in the repository of a section'],
      ['mfe check host-shell --against environment.json --json', 'the host, in a script'],
    ],
  },
  lock: {
    about: [
      'Until it ends or is unlocked, every write of the map and of the settings that is about what it names is refused, whoever makes it; steps of rollouts wait. What changes nothing for anybody goes on: publish, evidence, share, keys.',
      'Ways back stay open with --during-freeze "why": rollback, revoke, switch off, canary end and hold, settings and merchant rollback, merchant close. A guard needs no word. The same holds in the freezeWindows of the settings: [{"name": "Weekend", "from": "Fri 16:00", "to": "Mon 08:00", "timeZone": "Asia/Jakarta"}], or two dates such as "2026-12-24T16:00".',
      'Anybody with a release key may unlock; who did and why is in the history. Where a write takes two keys, so does a lock.',
    ],
    options: {
      merchants: 'only what these merchants get, separated by commas',
      sections: 'only these packages, separated by commas',
      until: 'it ends by itself then: 2026-12-01T10:00Z',
    },
    examples: [
      ['mfe lock --reason "incident 12" --until 2026-12-01T10:00Z', 'nothing changes until then'],
      [
        'mfe lock --merchants aurora --sections mfe-games --reason "audit"',
        'the games of one merchant stay as they are',
      ],
    ],
  },
  unlock: {
    about: ['It is named by the same merchants and sections as it was locked by; mfe list shows all locks.'],
    options: {
      merchants: 'the lock of these merchants',
      sections: 'the lock of these packages',
    },
    examples: [['mfe unlock --reason "the incident is over"', 'the lock of everything']],
  },
  schedule: {
    about: [
      'promote, switch and canary end, hold, resume and finish take --at: the write is planned in the map, signed, and mfe tick makes it. It is checked again then: if somebody would get something else than the preview showed, if it is locked or frozen, or if no tick ran for an hour, it is not made, and the list says why.',
    ],
    options: {},
    examples: [
      ['mfe promote mfe-games 1.1.0 --at 2026-12-01T02:00Z --reason "at night"', 'planned for a quiet hour'],
      ['mfe schedule list', 'what is planned, in order of time'],
      ['mfe schedule cancel 0a1b2c3d4e5f', 'takes a plan away, also one that was not made'],
    ],
    words: ['list', 'cancel'],
  },
  list: {
    about: ['After the table: locks, planned writes and freeze windows of the settings.'],
    options: {},
    examples: [
      ['mfe list', 'every package'],
      ['mfe list mfe-games', 'one, and what each of its versions was built from'],
      ['mfe list mfe-games --json', 'the same for a script'],
    ],
  },
  preview: {
    about: [
      'Before any writing command but publish it shows and checks what the command would do: the same as --dry-run.',
      'preview publish puts the build of a section into the store where no map names it, and prints a signed link that shows it at the site of one merchant, where overrides are allowed. Nobody else gets it. After its time the link is refused, and mfe collect takes the build.',
    ],
    options: {
      merchant: 'with publish: whose site shows it',
      for: 'with publish: how long link and build are kept (3d), at most 30d',
      dist: 'with publish: a finished build; without it the package is built',
      url: "with publish: the site's address (this machine's)",
    },
    examples: [
      ['mfe preview', 'who gets what now'],
      ['mfe preview canary mfe-games 1.1.0 --percent 10', 'who would get what'],
      ['mfe preview publish mfe-games --merchant aurora --env staging', 'a change, to be looked at'],
    ],
    words: ['publish'],
  },
  history: {
    about: [],
    options: { limit: 'only the newest so many' },
    examples: [
      ['mfe history --limit 10', 'the last ten writes'],
      ['mfe history 12', 'what revision 12 changed, in full'],
    ],
  },
  health: {
    about: ['Asks the back end what pages have reported, and judges every rollout against what it replaces.'],
    options: { since: 'how far back: 24h, or a time', url: 'origin of the back end' },
    examples: [['mfe health --since 2h', 'the last two hours']],
  },
  explain: {
    about: [
      'Takes a stack as Chromium, Firefox and WebKit write it: as one word in quotes, in a file, or piped into the command; or an error that pages reported, by its event id. Says for each frame file, line, column and text in the sources, and the version; and which set that was, for which merchants.',
      'Reads the source maps that publish has kept in the store, which no server of the site gives out. A frame of a version that is no longer kept, or of files of others, says so.',
    ],
    options: {
      set: 'the set of the page: X-Release of its calls, or what its report says',
      list: 'the errors that pages have reported, newest first',
      since: 'how far back: 24h, or a time',
      url: 'origin of the back end',
    },
    examples: [
      ['mfe explain stack.txt', 'a stack in a file; without a name, what is piped in'],
      ['mfe explain --list', 'what pages have reported today'],
      ['mfe explain e12', 'one of these'],
    ],
  },
  gateway: {
    about: [
      'Makes the calls that need no session, through the gateway settings of the merchant, and reads the answers by the contract.',
      'Says what is wrong by place and by what was expected there. Ends with 1 where an answer is of no use.',
    ],
    options: {
      merchant: 'whose gateway',
      url: "origin of the merchant's site, for calls that go there",
      language: "as which the calls ask; the merchant's default unless told",
    },
    examples: [['mfe gateway --merchant aurora --url https://aurora.example', 'before its players come']],
  },
  console: {
    about: ['One page without any server behind it: merchants by packages, rollouts, health, history, evidence.'],
    options: {
      out: 'file to write; without it the page is put into the store, for the local origin',
      health: 'with what pages have reported',
      url: 'origin of the back end that collects health',
    },
    examples: [['mfe console --env staging --out releases.html', 'to look at, or to send to somebody']],
  },
  reach: {
    about: [
      'Without a package: every file that pages of the environment name, and the release document of the site. With one: the files of a release that was published, before anybody is served it.',
      'Each file has to answer with status 200, the published bytes and its type. Start it where players are: behind the same caches.',
    ],
    options: { url: 'the site; the one of this machine unless told' },
    examples: [
      ['mfe reach --url https://aurora.example', 'everything that is served'],
      ['mfe reach mfe-games 1.1.0 --url https://aurora.example && mfe promote mfe-games 1.1.0', 'before a promotion'],
    ],
  },
  verify: {
    about: [
      'Reads everything an environment serves: the signature of map and settings and of every earlier state that is kept, each of which has to be the one that the next followed, every set over all merchants, every descriptor and file by its hash, and that every stored page and release document is what the signed map yields. Status 1 when something is not. Run it as a guard before a CDN takes pages over.',
    ],
    options: { pages: 'make pages and release documents that are not right again first' },
    examples: [
      ['mfe verify --env production', 'is all as it should be?'],
      ['mfe verify --pages', 'mends pages'],
    ],
  },
  log: {
    about: [
      'Each revision of the map and of the settings names the hash of the one before. verify walks both chains, says where each begins, and names the first broken link. A key that signs can write all of a history again: then --head, a hash that somebody kept, is in no chain, and a kept --checkpoint does not hold.',
      'export writes one table of who changed what when, why, for which merchant, with what evidence, and to which revision it went back: JSON Lines, or CSV into a file. With --merchant it says nothing of others.',
      'checkpoint signs size and root of the log (RFC 6962) with a timestamp key, as a note that anybody can keep. prove prints the proof that one checkpoint continues another.',
    ],
    options: {
      head: 'with verify: the hash of a revision that was kept elsewhere',
      checkpoint: 'with verify: a file that mfe log checkpoint wrote',
      format: 'with export: jsonl or csv (jsonl)',
      out: 'the file to write; JSON Lines and checkpoints are printed without it',
      merchant: 'with export: only what concerns this merchant',
      since: 'with export: only from then on, 30d or a time',
      document: 'with checkpoint: map or settings (map)',
    },
    examples: [
      ['mfe log verify --env production', 'is the history whole?'],
      [
        'mfe log export --format csv --out record.csv --merchant aurora --since 365d',
        "a year of one merchant's record",
      ],
      ['mfe log checkpoint --out 2026-12.checkpoint', 'to keep where nobody here can write'],
      ['mfe log prove 2026-11.checkpoint 2026-12.checkpoint', 'nothing of November was changed'],
    ],
    words: ['verify', 'export', 'checkpoint', 'prove'],
  },
  sets: {
    about: [
      'With an id, as calls carry it in X-Release: the versions of that set, for which merchants, from when until when. Earlier sets are found as long as their revisions of the map are kept.',
    ],
    options: {
      candidate: 'package=version that is counted as served',
      reverse: "also last release's remotes on the new host, and new remotes on the last host",
    },
    examples: [
      ['mfe sets --env staging --candidate mfe-games=1.1.0', 'what would have to be proven'],
      ['mfe sets 1a2b3c4d5e6f7081', 'what a page with this X-Release had'],
    ],
  },
  evidence: {
    about: ['Evidence counts for exactly the builds it was recorded with, by hash.'],
    options: {},
    examples: [
      ['mfe evidence list', 'all'],
      ['mfe evidence show 1a2b3c4d5e6f7081', 'of one set'],
    ],
    words: ['list', 'show'],
  },
  ...RUNNING_HELP,
  help: {
    about: [],
    options: {},
    examples: [['mfe help canary', 'one command in full']],
  },
  completion: {
    about: ['The script is made from the table of commands of this very version.'],
    options: {},
    examples: [
      ['source <(mfe completion bash)', 'in ~/.bashrc; zsh alike'],
      ['mfe completion fish | source', 'in config.fish'],
    ],
    words: ['bash', 'zsh', 'fish'],
  },
};
