import type { CommandHelp } from './help-entry';
import { WRITING_HELP } from './writing-help';

/** The order and the headings of the overview. */
export const HELP_GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'make a release', names: ['new', 'dev', 'build', 'describe', 'check', 'publish', 'contract'] },
  {
    title: 'say who gets what',
    names: [
      'promote',
      'canary',
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
      'Ways back stay open with --during-freeze "why": rollback, revoke, switch off, canary end and hold, settings rollback. A guard needs no word. The same holds in the freezeWindows of the settings: [{"name": "Weekend", "from": "Fri 16:00", "to": "Mon 08:00", "timeZone": "Asia/Jakarta"}], or two dates such as "2026-12-24T16:00".',
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
  keys: {
    about: [
      'Map, settings and release documents are signed (ECDSA P-256). Private keys lie in <home>/keys or where $MFE_SIGNING_KEY says (several separated by commas); public keys in <home>/trust/<env>.json or where $MFE_TRUST says (one .json file, or a folder with one for each environment). A root, kept offline, gives each key one power: release (the map), settings, timestamp (feeds, share links), evidence, or publisher of some packages. Trust is never kept in the store: whoever can write the store must not be able to name keys.',
      'add, retire, threshold and renew take the root key and write the next root into the store, which every machine follows by itself. To exchange a key: add another of its role, release as usual (both sign), and retire the old one; one of timestamp a week later, when no open page knows it alone; before that only with --now and a --reason, which the root keeps.',
      'A publisher makes its own key, openssl ecparam -name prime256v1 -genkey | openssl pkcs8 -topk8 -nocrypt, and hands in the public half with --public.',
    ],
    options: {
      owner: 'who holds the key, the author of what it signs (else --author)',
      packages: 'what a publisher publishes',
      now: 'with retire: although open pages may know no other key of feeds yet',
      public: 'the public half in PEM, where its holder has made the key; else one is made here',
    },
    examples: [
      ['mfe keys create --env production', 'the root and one key for each power'],
      [
        'mfe keys add publisher --packages mfe-games --owner "Games CI" --public games.pub.pem',
        'a team that publishes',
      ],
      ['mfe keys threshold release 2', 'every write of the map takes two people'],
      ['mfe keys retire 0a1b2c3d4e5f', 'ends a key'],
      ['mfe keys separate', 'where one key signs everything'],
    ],
    words: ['create', 'list', 'add', 'retire', 'threshold', 'renew', 'separate'],
  },
  merchant: {
    about: [
      'A merchant is made closed: its settings are checked and kept, and nobody is served it. open serves it, close takes its pages away again and keeps everything else. Each is one signed revision of the settings (mfe settings history), and mfe preview before it shows what it would do.',
      'create takes what is said, fields of another merchant with --like, or with --from the merchant of this code as another environment has it. set changes single fields. rollback writes one merchant again as an earlier revision of the settings had it.',
      'brand shows the values and the weakest contrasts, changes them, or takes and writes files of the Design Tokens format: brand.main, brand.accent and brand.surface are read, by aliases too. Colours that cannot be read are refused.',
      'test makes the calls of the contract that need nothing but merchant and language, and reads the answers by its schemas. It ends with 1 where an answer is of no use. Addresses of this machine and of private networks are refused without --allow-private.',
    ],
    options: {
      name: 'with create: as players read it',
      trial: 'with create: the code under which free trials run (<code>-trial)',
      languages: 'with create: codes joined by commas, the default first: TY,EN',
      origin: 'with create: its one public address, such as https://palm.example',
      like: 'with create: the merchant whose brand, languages, currency and pictures it begins with',
      from: 'with create: the environment that has this merchant already',
      'api-origin': "with create: origin of the operator's gateway; that of the site unless told",
      dialect: 'with create and set: JSON file that says how the gateway differs from the contract',
      hue: 'hue of surfaces and the main action, 0 to 360',
      chroma: 'chroma of the main action, 0 to 0.3',
      'accent-hue': 'hue of money and wins, 0 to 360',
      lightness: 'lightness of the brand’s colour, 0 to 1; without it each theme has its own',
      'surface-hue': 'hue of dark surfaces where it differs',
      tokens: 'file of design tokens that gives the brand',
      export: 'with brand: the file to write its design tokens into',
      remove: 'with set: a field to take out, such as currency',
      gateway: "with test: another gateway's origin in place of the merchant's own",
      url: 'with test: origin of the site, for calls that go there',
      language: "with test: as which the calls ask; the merchant's default unless told",
      session: 'with test: file with the token of a test account’s session, for calls that need one',
      'allow-private': 'with test: calls may go to this machine and to private networks',
      limit: 'with history: only the newest so many',
      to: 'with rollback: the merchant as it was at this revision of the settings',
    },
    examples: [
      ['mfe merchant create palm --name Palm --languages EN,TY --hue 150', 'closed: nobody is served it'],
      ['mfe merchant brand palm --tokens palm.tokens.json', 'the brand of a design'],
      ['mfe merchant test palm --gateway https://api.palm.example', 'before its players come'],
      ['mfe preview merchant open palm', 'what it would be served'],
      ['mfe merchant open palm --reason "palm opens"', 'from now on it is served'],
      ['mfe merchant rollback palm --to 12', 'palm alone as it was then'],
      ['mfe merchant close palm', 'its pages go, its settings stay'],
    ],
    words: ['list', 'show', 'create', 'set', 'brand', 'test', 'open', 'close', 'history', 'rollback'],
  },
  settings: {
    about: [
      'The settings say who the merchants are (name, brand, languages), where files come from and whether versions may be overridden; they are signed and kept like the map: every write names its author and reason, and the earlier revision stays. Production refuses overrides.',
      'show prints what apply takes. apply writes a whole file; one that names its revision is refused when somebody wrote since. edit sets single fields of whatever the settings are by then. rollback writes an earlier revision again, as a new one. Each is refused unless every merchant can be served.',
    ],
    options: {
      remove: 'with edit: a field to take out, such as merchants.palm',
      limit: 'with history: only the newest so many',
      to: 'with rollback: the settings as they were at this revision',
      last: 'with rollback: the settings as they were before the last write',
      'allow-empty': 'a merchant that may go, or a section that merchants may be left without',
      'during-freeze': 'with rollback: why it cannot wait for the end of a lock or freeze',
    },
    examples: [
      ['mfe settings show --env staging', 'prints them as JSON'],
      ['mfe settings diff production.json', 'what apply would change'],
      ['mfe settings apply production.json --reason "palm opens"', 'writes the file'],
      ['mfe settings edit merchants.palm.name=Palm', 'one field'],
      ['mfe settings history --limit 10', 'the last ten writes'],
      ['mfe settings rollback --last', 'as before the last write'],
    ],
    words: ['show', 'apply', 'edit', 'diff', 'history', 'rollback'],
  },
  hooks: {
    about: [
      'The file $MFE_HOOKS, else hooks.json of the state folder, names whom this machine tells of its writes: webhooks (signed as Standard Webhooks says, or a text as Slack takes it) and caches in front of the site (any HTTP interface, or CloudFront). It holds secrets, so keep it readable by one user. Nothing of it is in the store.',
      'A write has taken effect before anybody is told, and is kept waiting for at most 8 seconds. What did not arrive is told, and mfe tick tries it again for a day. Addresses of private networks and redirects are refused, unless allowPrivate is set.',
    ],
    options: {},
    examples: [
      ['mfe hooks list', 'who is told of what'],
      ['mfe hooks test --env staging', 'a test message to all; status 1 where one was not told'],
    ],
    words: ['list', 'test'],
  },
  schema: {
    about: [
      'Draft-07, made from what parses the documents, so that programs of others can check and read them. What JSON Schema cannot state, such as rules between two fields, only the parser has.',
    ],
    options: { out: 'a folder for all of them, such as schemas/ beside the documents' },
    examples: [
      ['mfe schema', 'which documents there are'],
      ['mfe schema map', 'the release map'],
      ['mfe schema --out /srv/store/schemas', 'all, beside the documents'],
    ],
  },
  share: {
    about: [
      'The link carries the versions, the merchant and when it ends, signed by the key of the environment. Production refuses to make one and to follow one.',
    ],
    options: {
      merchant: 'whose site',
      for: 'how long it is good: 30m, 2h, 7d (2h; at most 30d)',
      url: 'address of the site (http://<merchant>.localhost:4100)',
    },
    examples: [['mfe share --env staging --merchant aurora mfe-games=1.1.0 --for 1d', 'prints the link']],
  },
  delivery: {
    about: [
      'Made from the same rules as the local origin: merchant hosts, caching, security policy, compression.',
      'nginx serves https with the certificate that is named, and leads http there. Where a balancer in front ends TLS, say --plain-http, and name the balancer by --trusted-proxy: its X-Forwarded-Proto then reaches the back end.',
      'Names of back end and bucket are looked up while nginx runs, as long as DNS says that they hold. nginx does not read /etc/hosts: give the address of what only stands there.',
    ],
    options: {
      domain: 'the site is served at <merchant>.<domain>',
      host: 'a host name of its own for a merchant: name=merchant',
      default: 'whose site the bare domain is',
      'assets-host': 'host name that serves only the packages’ files',
      root: 'folder of the store',
      'store-url': 'address of the store’s bucket',
      'second-store-url': 'address of a bucket with the same objects, which is asked when the first does not answer',
      cache: 'folder for what is kept of a bucket',
      gateway: 'origin of the back end',
      listen: 'port, or address and port (443; 80 with --plain-http)',
      certificate: 'file of the certificate with its chain (/etc/letsencrypt/live/<first domain>/fullchain.pem)',
      'certificate-key': 'file of its private key (privkey.pem beside it)',
      'plain-http': 'serve http only: something in front ends TLS',
      'redirect-from': 'where http is led to https, or off (the same address, port 80)',
      hsts: 'for how long browsers keep to https: 180d, 0 to take it back, or off (180d)',
      resolver: 'a DNS server that nginx asks, with a port or without (those of this machine)',
      ipv6: 'names may lead to IPv6 addresses',
      ca: 'file of the authorities that vouch for back end and bucket (/etc/ssl/certs/ca-certificates.crt)',
      'trusted-proxy': 'network of a proxy in front whose word on addresses and scheme is believed',
      brotli: 'the server has the brotli modules',
      'control-api': 'let the control API of the reference back end through; for tests',
    },
    examples: [
      [
        'mfe delivery nginx --domain site.example --gateway http://10.0.0.5:8080 --root /srv/store',
        'to standard output',
      ],
    ],
    words: ['nginx'],
  },
  collect: {
    about: [
      'Looks at the maps and settings of all environments and at every revision that is kept. What nothing refers to is marked first, and removed by a later run after the grace: never what was published within it.',
    ],
    options: { grace: 'time between marking and removing (30d)', revisions: 'how long earlier states are kept (365d)' },
    examples: [['mfe collect --dry-run', 'what would go']],
  },
  backup: {
    about: [
      'Copies everything of the store, for all environments: documents, history, packages, pages; and the public keys of the state folder. The copy is a state that the store was in, although others write meanwhile. Of the gateway it has nothing.',
      'The place must be new. A folder has the form of a state folder; a name that ends in .tar.gz makes one file of it by tar.',
    ],
    options: { keys: 'private keys of the state folder as well: whoever reads the backup can sign' },
    examples: [
      ['mfe backup /var/backups/site-2026-11-28.tar.gz', 'one file'],
      ['mfe backup /mnt/safe/site --keys', 'a folder, with the keys of this machine'],
    ],
  },
  restore: {
    about: [
      'Proves every part of the backup whole by its hash, then writes it, and then verifies every environment as mfe verify does: status 1 where something is not sound. Stop what writes to the store before.',
      'Public keys that this machine has stay; where it has none, those of the backup are taken and named. A state older than one that this machine has seen is refused, and the refusal says how it is meant all the same.',
    ],
    options: {
      keys: 'private keys of the backup as well, where this machine lacks them',
      overwrite: 'although the store is not empty: what the backup does not have is removed',
    },
    examples: [
      ['mfe restore /var/backups/site-2026-11-28.tar.gz --home /srv/site', 'into an empty place'],
      ['mfe restore /mnt/safe/site --dry-run', 'is the backup whole?'],
    ],
  },
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
