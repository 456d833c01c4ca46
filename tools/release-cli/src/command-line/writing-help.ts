import type { CommandHelp } from './help-entry';

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

const FREEZE = {
  'during-freeze': 'why it cannot wait for the end of a lock or freeze; the history keeps it',
};

const AT = {
  at: 'plan it for then, as 2026-12-01T10:00Z: the tick makes it if the same people would get the same (mfe schedule)',
};

const ASKS =
  'What publish refuses as a gap, or waives for a trial version, is asked again for whoever newly gets a version by this; what is allowed is kept with the release (mfe list <package>).';

/** Of the commands that make releases and say who gets them. */
export const WRITING_HELP: Readonly<Record<string, CommandHelp>> = {
  describe: {
    about: [
      'Reads what the federation plugin of webpack, Rspack or Vite says of its build in mf-manifest.json (without one, it looks for the container), and writes release.json beside the files: hashes, what it takes from its host, whether it has a federation runtime of its own. Then mfe publish --dist takes the folder. The build must be of ES modules named by their contents (.mjs), without folders.',
      'Of host-shell, which stands for the host of an environment, it writes what that provides: somebody else serves its files.',
    ],
    options: {
      dist: "the build's folder, with mf-manifest.json",
      facts:
        'JSON file with what no build tool can say: version, contract, contributions, capabilities, budget, events, intents, requires',
    },
    examples: [
      ['mfe describe mfe-catalog --dist dist/catalog', 'before mfe publish mfe-catalog --dist dist/catalog'],
      ['mfe describe mfe-sports --dist dist --facts section.json', 'a section of this site, built by other tools'],
    ],
  },
  new: {
    about: [
      'A section: a repository with a screen, a widget, an event, a call, texts in four languages and tests, all of which pass. The folder must be empty.',
      'A repository for a section of this one: its files, with versions in the place of links, and the surroundings of a new section. The build there has the same bytes.',
      'A screen, in a repository of a section, or with --in in this one: its folder, the call that it reads, texts, tests, and its rows in the files that are there.',
      'An endpoint, in this repository: the call in the contract, its handler with data, the rows of every table that has all calls, and with --in a hook for a section.',
      'A merchant, in this repository: its settings, and its row in the reference gateway; its colours are checked.',
      'Everything is written, or nothing; all checks pass without a further edit. What a person has still to decide is listed.',
    ],
    options: {
      into: 'section, repository: folder to write it into (mfe-<name>)',
      in: 'screen, endpoint: folder of the section (the one that the command runs in)',
      path: 'screen: its page (/m/<name>); endpoint: its path (/<name>), such as /scores/{id}',
      method: 'endpoint: GET (default), POST, PUT, PATCH or DELETE',
      auth: 'endpoint: who may call: public (default), optional, member, agent',
      request: "endpoint: its fields, such as 'id:id,day?:day'; also text, number, money, flag",
      reply: "endpoint: fields of the answer, such as 'list:[id:id,name:text,at:moment]'",
      example: 'endpoint: JSON file with an answer, in place of --reply',
      about: 'endpoint: a sentence about it',
      area: 'endpoint: folder of its handler in the reference gateway (system)',
      name: 'merchant: as players read it',
      hue: 'merchant: hue of surfaces and the main action, 0 to 360',
      chroma: 'merchant: chroma of the main action, 0 to 0.3',
      'accent-hue': 'merchant: hue of money and wins, 0 to 360',
      languages: 'merchant: codes joined by commas, the default first: TY,EN',
      origin: 'merchant: its one public address, such as https://citra.example',
      like: 'merchant: the one whose flags and settings it begins with',
    },
    examples: [
      ['mfe new section live-sports --into live-sports', 'writes mfe-live-sports into the folder live-sports'],
      [
        'mfe new repository mfe-games --into ../mfe-games',
        'mfe-games, ready to be developed outside of this repository',
      ],
      ['mfe new screen live-scores --in mfe-games', 'a page /m/live-scores of mfe-games'],
      [
        "mfe new endpoint scores --reply 'list:[id:id,name:text]' --in mfe-games",
        'the call GET /scores, and a hook for mfe-games',
      ],
      ['mfe new merchant citra --hue 150 --languages ID,EN --like bahari', 'a merchant with the flags of bahari'],
    ],
  },
  dev: {
    about: [
      'Builds the named sections, or the one in whose folder it runs, after every save, in development: readable names, source maps, no budget that stops a build. Open pages load a build as soon as it is there.',
      "Without --at it serves the site too: by the emulator that the section has installed, or from the working tree of the site's own repository, whose gateway is started again when it changes. The address that it prints opens the site with the builds.",
      'What keeps a section from being built, and what it throws, is shown over the page with file and line. Wrong answers are named in the console: the call, the field, what it should be.',
    ],
    options: {
      at: 'a site that takes overrides from this machine, in place of the emulator',
      port: 'the port of the first build; the next ones are for the others',
      'site-port': 'the port of the site',
      state: 'a file with the state that the emulator begins with',
    },
    examples: [
      ['mfe dev', 'in the repository of a section: in the emulator'],
      ['mfe dev mfe-games mfe-agent', 'two sections of this repository at once'],
      ['mfe dev --at https://staging.example', 'in a site that runs already'],
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
      'rebuild-check': 'build a copy in another folder as well, and refuse where any file differs',
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
      ...AT,
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
      'Serves a version to a share of devices, exact to 0.01 %, of some merchants (pinned ones too), of the players on a list, or both. A device keeps its place in the queue: a growing share only adds devices, and two packages draw independently.',
      'With --steps and --every the share grows by itself (see mfe tick); with --guard a version that fails significantly more often than the one it replaces is held or rolled back, at one merchant alone for that merchant alone, and no step is made before enough pages have tried it.',
      'With --cohort the players of a list get it, from their first page after they have signed in. The file has one account name a line; the store keeps the names’ salted hashes and the map their number, and neither a name. The gateway is told by mfe cohort export.',
      WRITES,
      ASKS,
    ],
    options: {
      ...WAIVERS,
      percent: 'share of devices, such as 10 or 0.5',
      merchants: 'only these merchants, separated by commas; with end, hold and resume: the rollout to exactly these',
      cohort:
        'only players of this file of account names, whose name without its ending is the label (testers.txt); the label alone keeps the list; with end, hold and resume: the label',
      'all-merchants': 'with end, hold and resume: the rollout that is to all merchants',
      at: 'start then: 2026-12-01T10:00Z; with end, hold, resume and finish: plan it for then (mfe schedule)',
      steps: 'shares to go through: 5,25,100',
      every: 'time between the steps: 2h',
      guard: 'hold or rollback when the version does worse',
      'minimum-loads': 'pages that tried each version before a guard decides or lets a step be made (200)',
      ...FREEZE,
    },
    examples: [
      ['mfe canary mfe-games 1.1.0 --percent 10', 'every tenth device'],
      ['mfe canary mfe-games 1.1.0 --merchants aurora', 'all devices of one merchant, even if it is pinned'],
      ['mfe canary mfe-games 1.1.0 --cohort testers.txt', 'the players whose account names the file has'],
      ['mfe canary mfe-games 1.1.0 --steps 5,25,100 --every 2h --guard hold', 'step by step, watched'],
      ['mfe canary finish mfe-games', 'makes it the default'],
      ['mfe canary end mfe-games', 'ends it'],
      ['mfe canary end mfe-games 1.1.0 --merchants aurora', 'ends one of several'],
    ],
    words: ['end', 'hold', 'resume', 'finish'],
  },
  cohort: {
    about: [
      'Writes the lists of every cohort that rollouts of the environment name, as salts and hashes, into one file: a gateway that has it answers who belongs to which. The reference gateway reads cohorts.json of its state folder whenever it changes. Run it after a rollout to a cohort is started, changed or ended.',
      'Whoever has the file can find out whether a name they guess is on a list: hand it over as you would the names.',
    ],
    options: { out: 'the file to write' },
    examples: [['mfe cohort export --env production --out cohorts.json', 'what the gateway is given']],
    words: ['export'],
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
      ...AT,
      ...FREEZE,
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
      ...FREEZE,
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
    options: { ...EMPTIES, ...FREEZE },
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
};
