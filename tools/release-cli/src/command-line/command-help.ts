/** What the help says of a command beside its usage and summary. */
export interface CommandHelp {
  /** Paragraphs. */
  readonly about: readonly string[];
  /** What each of its own options means. */
  readonly options: Readonly<Record<string, string>>;
  readonly examples: readonly (readonly [line: string, meaning: string])[];
  /** Words that may stand after it, for completion. */
  readonly words?: readonly string[];
}

/** The order and the headings of the overview. */
export const HELP_GROUPS: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'put a release into the store', names: ['publish', 'contract'] },
  {
    title: 'say who gets what',
    names: ['promote', 'canary', 'pin', 'unpin', 'switch', 'rollback', 'revoke', 'unrevoke', 'sign', 'tick'],
  },
  { title: 'look', names: ['list', 'preview', 'history', 'health', 'gateway', 'console'] },
  { title: 'prove', names: ['verify', 'sets', 'evidence'] },
  { title: 'run an environment', names: ['settings', 'keys', 'delivery', 'collect', 'share'] },
  { title: 'this program', names: ['help', 'completion'] },
];

const WRITES =
  'Before anything is written it shows who gets what before and after, verifies every set that any device can get, and refuses with the nearest set that works. The earlier state is kept.';

const EMPTIES = {
  'allow-empty': 'a package that merchants may be left without; a switch takes a section away and says so to players',
};

const WAIVERS = {
  'allow-gap': 'a path, slot or intent that may go unanswered for those who get the version by this',
  'over-budget': 'serve a trial version although it breaks a budget',
  ...EMPTIES,
};

const ASKS =
  'What publish refuses as a gap, or waives for a trial version, is asked again for whoever newly gets a version by this; what is allowed is kept with the release (mfe list <package>).';

/** By command. */
export const COMMAND_HELP: Readonly<Record<string, CommandHelp>> = {
  new: {
    about: [
      'Writes a section with a screen, a widget, an event, a call, texts in four languages and tests, all of which pass. The folder must be empty.',
    ],
    options: { into: 'folder to write it into (mfe-<name>)' },
    examples: [
      ['mfe new section live-sports --into live-sports', 'writes mfe-live-sports into the folder live-sports'],
    ],
  },
  build: {
    about: [
      'Builds the named package of the repository, or the one in whose folder it runs, by the preset that it has installed. Stops where a budget is broken.',
    ],
    options: {},
    examples: [['mfe build', 'in the repository of a section: into dist/, with release.json']],
  },
  publish: {
    about: [
      'Builds the package (or takes a finished build), checks its budgets, its routes against those of every other published remote, and its contract and events against what is served, then uploads the files that are not there yet, signs the release with the publisher key at hand, and registers the version where a release key is at hand as well; else promote does. A version is immutable: the same bytes again change nothing, other bytes are refused.',
      'Without a name it is the package in whose folder the command runs.',
      'Nobody is served it until it is promoted, pinned or rolled out. --env takes several environments here: --env staging,production.',
      'With --promote it is served to everybody who is not pinned as soon as it is published, as `mfe promote` does it.',
    ],
    options: {
      source: 'folder of the package, where it is not that of the repository',
      dist: 'folder of a finished build, in place of building',
      'allow-gap': 'a path, slot or intent that the new version may lack although the present one has it',
      'over-budget': 'with --promote: serve a trial version although it breaks a budget',
      ahead: 'publish although its partners are not there yet',
      promote: 'serve it to everybody, in one environment',
    },
    examples: [
      ['mfe publish mfe-games --env staging', 'builds mfe-games and makes the version known in staging'],
      ['mfe publish mfe-games --env staging --promote', 'and serves it there, in one command'],
      ['mfe publish mfe-games --dist ./dist --json', 'for CI: takes a build and tells the result as JSON'],
    ],
  },
  contract: {
    about: [
      'Reads the descriptor of a candidate (a build, or something published) and holds every remote that some environment uses against it. Status 1 when one that is served would break.',
    ],
    options: {
      candidate: 'folder of a finished build, or package@version',
      all: 'every version that a kept revision names, not only those in use',
    },
    examples: [['mfe contract check --candidate host-shell/dist', 'before a new host is published']],
    words: ['check'],
  },
  promote: {
    about: [
      'Makes versions the default: everybody gets them who is not pinned. Several packages change in one write.',
      'With --from and --to the set that one environment serves by default is taken to another, and every set that its merchants would get must have green evidence.',
      WRITES,
      ASKS,
    ],
    options: {
      ...WAIVERS,
      from: 'environment whose default set is taken',
      to: 'environment that is to serve it',
      merchant: 'only for this merchant, as pins',
      only: 'only these packages, separated by commas',
    },
    examples: [
      ['mfe promote mfe-games 1.1.0 --env staging', 'mfe-games 1.1.0 for everybody in staging'],
      ['mfe promote --from staging --to production', 'the tested set of staging, as one'],
      ['mfe preview promote mfe-games 1.1.0', 'shows and checks it, writes nothing'],
    ],
  },
  canary: {
    about: [
      'Serves a version to a share of devices, exact to 0.01 %, to some merchants (pinned ones too), or both. A device keeps its place in the queue: a growing share only adds devices, and two packages draw independently.',
      'With --steps and --every the share grows by itself (see mfe tick); with --guard a version that fails significantly more often than the one it replaces is held or rolled back, and no step is made before enough pages have tried it.',
      WRITES,
      ASKS,
    ],
    options: {
      ...WAIVERS,
      percent: 'share of devices, such as 10 or 0.5',
      merchants: 'only these merchants, separated by commas; with end, hold and resume: the rollout to exactly these',
      'all-merchants': 'with end, hold and resume: the rollout that is to all merchants',
      at: 'start then: 2026-12-01T10:00Z',
      steps: 'shares to go through: 5,25,100',
      every: 'time between the steps: 2h',
      guard: 'hold or rollback when the version does worse',
      'minimum-loads': 'pages that tried each version before a guard decides or lets a step be made (200)',
    },
    examples: [
      ['mfe canary mfe-games 1.1.0 --percent 10', 'every tenth device'],
      ['mfe canary mfe-games 1.1.0 --merchants aurora', 'all devices of one merchant, even if it is pinned'],
      ['mfe canary mfe-games 1.1.0 --steps 5,25,100 --every 2h --guard hold', 'step by step, watched'],
      ['mfe canary finish mfe-games', 'makes it the default'],
      ['mfe canary end mfe-games', 'ends it'],
      ['mfe canary end mfe-games 1.1.0 --merchants aurora', 'ends one of several'],
    ],
    words: ['end', 'hold', 'resume', 'finish'],
  },
  pin: {
    about: [
      'The pin outranks defaults and rollouts for all; a rollout that names the merchant outranks the pin.',
      WRITES,
      ASKS,
    ],
    options: WAIVERS,
    examples: [['mfe pin aurora mfe-games 1.0.0', 'aurora stays on 1.0.0']],
  },
  unpin: {
    about: [WRITES, ASKS],
    options: WAIVERS,
    examples: [['mfe unpin aurora mfe-games', 'aurora gets the default again']],
  },
  switch: {
    about: [
      'A section that is off shows its message in its place; open pages in sight follow within 30 s. Everything else goes on.',
      WRITES,
    ],
    options: {
      merchants: 'only for these merchants, separated by commas',
      message: 'what players read, by language: EN, CN, ID, TY',
    },
    examples: [
      [
        'mfe switch mfe-promotions off --message "EN=Back at noon" --message "CN=中午恢复"',
        'off for all, with a message',
      ],
      ['mfe switch mfe-promotions on', 'on again'],
    ],
    words: ['off', 'on'],
  },
  rollback: {
    about: [
      'Takes effect without a build, with files that are still in the store: one package, the pins of one merchant, or the whole map as it was at a revision.',
      WRITES,
      ASKS,
      'The version that everybody would fall back to anyway is taken without a question, unless something was waived for it.',
    ],
    options: {
      ...WAIVERS,
      merchant: 'the pins of this merchant',
      to: 'the whole map as it was at this revision',
      last: 'the whole map as it was before the last write',
    },
    examples: [
      ['mfe rollback mfe-games', 'the version that was the default before'],
      ['mfe rollback --last --reason "errors on the lobby"', 'everything as it was before the last write'],
    ],
  },
  revoke: {
    about: [
      'The default falls back to the previous version, rollouts of the version end and pins go back. Pages that are open leave it at once.',
      WRITES,
    ],
    options: EMPTIES,
    examples: [['mfe revoke mfe-games 1.1.0 --reason "leaks a name"', 'nobody may run it any more']],
  },
  unrevoke: {
    about: ['Takes a release key and a --reason: whoever revoked the version had one.', WRITES],
    options: {},
    examples: [['mfe unrevoke mfe-games 1.1.0 --reason "was a false alarm"', 'may be promoted again']],
  },
  sign: {
    about: [
      'Where the root demands signatures of several release keys, a write is kept as a proposal with the keys at hand, and nothing changes. Another operator looks at it and signs it with a key of their own; when enough keys have signed, it takes effect. It is shown and checked again as a write of their own would be.',
      'A proposal is for the revision that it was made at, and for a week. Settings have no proposals: with a threshold, their keys have to be at hand together.',
    ],
    options: {},
    examples: [
      ['mfe sign', 'what waits for a signature'],
      ['mfe sign 0a1b2c3d4e5f --dry-run', 'who would get what'],
      ['mfe sign 0a1b2c3d4e5f', 'signs it'],
    ],
  },
  tick: {
    about: [
      'Makes the steps that are due, acts on guards, and signs release documents again before they expire. Run it every minute by a clock; running it twice does no harm.',
    ],
    options: { url: 'origin of the back end that collects health' },
    examples: [['mfe tick --env production', 'what a cron job runs']],
  },
  list: {
    about: [],
    options: {},
    examples: [
      ['mfe list', 'every package'],
      ['mfe list mfe-games', 'one, and what each of its versions was built from'],
      ['mfe list mfe-games --json', 'the same for a script'],
    ],
  },
  preview: {
    about: ['Before any writing command it shows and checks what the command would do: the same as --dry-run.'],
    options: {},
    examples: [
      ['mfe preview', 'who gets what now'],
      ['mfe preview canary mfe-games 1.1.0 --percent 10', 'who would get what'],
    ],
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
  sets: {
    about: [],
    options: {
      candidate: 'package=version that is counted as served',
      reverse: "also last release's remotes on the new host, and new remotes on the last host",
    },
    examples: [['mfe sets --env staging --candidate mfe-games=1.1.0', 'what would have to be proven']],
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
