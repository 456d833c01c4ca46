import type { CommandHelp } from './help-entry';

/** Of the commands that run an environment. */
export const RUNNING_HELP: Readonly<Record<string, CommandHelp>> = {
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
      like: 'with create: the merchant whose colours, languages, currency and places of pictures it begins with',
      from: 'with create: the environment that has this merchant already',
      'api-origin': "with create: origin of the operator's gateway; that of the site unless told",
      dialect: 'with create and set: JSON file that says how the gateway differs from the contract',
      hue: 'hue of surfaces and the main action, 0 to 360',
      chroma: 'chroma of the main action, 0 to 0.3',
      'accent-hue': 'hue of money and wins, 0 to 360',
      lightness: 'lightness of the brand’s colour, 0 to 1; without it each theme has its own',
      'surface-hue': 'hue of dark surfaces where it differs',
      tokens: 'file of design tokens that gives the brand',
      logo: 'SVG or PNG in place of mark and name, in both themes; with --logo-dark in the light one',
      'logo-dark': 'SVG or PNG of the dark theme',
      icon: 'square SVG or PNG that the icons of page and home screens are drawn of',
      'no-logo': 'with brand: takes the logo away',
      'no-icon': 'with brand: takes the icon away',
      export: 'with brand: the file to write its design tokens into',
      remove: 'with set: a field to take out, such as currency',
      gateway: "with test: another gateway's origin in place of the merchant's own",
      url: 'with test: origin of the site, for calls that go there',
      language: "with test: as which the calls ask; the merchant's default unless told",
      session: 'with test: file with the token of a test account’s session, for calls that need one',
      'allow-private': 'with test: calls may go to this machine and to private networks',
      limit: 'with history: only the newest so many',
      to: 'with rollback: the merchant as it was at this revision of the settings',
      'during-freeze': 'with rollback: why it cannot wait for the end of a lock or freeze',
    },
    examples: [
      ['mfe merchant create palm --name Palm --languages EN,TY --hue 150', 'closed: nobody is served it'],
      ['mfe merchant brand palm --tokens palm.tokens.json', 'the brand of a design'],
      ['mfe merchant brand palm --logo logo.svg --logo-dark dark.svg --icon icon.svg', 'its pictures'],
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
};
