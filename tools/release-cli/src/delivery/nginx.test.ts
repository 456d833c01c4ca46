import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { LIVE_LIMITS, LIVE_PATH } from 'shared-contracts/live/live-call';
import { FILE_PATH, PAGE_HEADERS, PICTURE_ACCEPTS, SITE_RULES } from 'shared-contracts/release/delivery-rules';
import { deltaPath } from 'shared-contracts/release/dictionaries';
import { fileKey, mapListKey, sourceMapKey, SOURCE_MAPS_PREFIX } from '../store/keys';
import { nginxConfiguration } from './nginx';
import type { NginxOptions } from './nginx-options';

const OPTIONS: NginxOptions = {
  environment: 'production',
  merchants: ['aurora', 'bahari'],
  defaultMerchant: 'aurora',
  hosts: { domains: ['site.example'], exact: { 'play.example': 'bahari' } },
  allowsOverrides: false,
  source: { root: '/srv/site/store' },
  gatewayUrl: 'http://10.0.0.5:8080',
  listen: '8080',
};

const BUCKET = { storeUrl: 'https://bucket.s3.example/prefix', cacheFolder: '/var/cache/nginx/site' };

/** The lines of the block that begins so. */
function blockOf(text: string, head: string): readonly string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim().startsWith(head));
  if (start === -1) return [];
  const indent = /^ */.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.indexOf(`${indent}}`, start);
  return lines.slice(start + 1, end).map((line) => line.trim());
}

describe('the configuration', () => {
  it('is the same for the same options, in whatever order names are given', () => {
    const text = nginxConfiguration(OPTIONS);
    expect(nginxConfiguration({ ...OPTIONS, merchants: ['bahari', 'aurora'] })).toBe(text);
    expect(text.endsWith('}\n')).toBe(true);
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('maps every host to its merchant, and refuses unknown hosts', () => {
    const text = nginxConfiguration(OPTIONS);
    expect(blockOf(text, 'map $host $site_merchant_production')).toEqual([
      'default "";',
      'aurora.site.example aurora;',
      'bahari.site.example bahari;',
      'play.example bahari;',
      'site.example aurora;',
    ]);
    expect(text).toContain('if ($site_merchant_production = "") {');
    expect(text).toContain('listen 8080 default_server;');
  });

  it('leads public addresses to their merchants, but for names that are given to another', () => {
    const language = { supported: ['EN'], default: 'EN' } as const;
    const languages = { ...language, supported: [...language.supported] };
    const searched = [
      { code: 'aurora', languages, origin: 'https://play.example' },
      { code: 'bahari', languages, origin: 'https://bahari.example' },
    ];
    expect(blockOf(nginxConfiguration({ ...OPTIONS, searched }), 'map $host $site_merchant_production')).toEqual([
      'default "";',
      'aurora.site.example aurora;',
      'bahari.example bahari;',
      'bahari.site.example bahari;',
      'play.example bahari;',
      'site.example aurora;',
    ]);
  });

  it('lets an exact name win over the one under a domain', () => {
    const hosts = { domains: ['site.example'], exact: { 'site.example': 'bahari' } };
    expect(blockOf(nginxConfiguration({ ...OPTIONS, hosts }), 'map $host')).toContain('site.example bahari;');
  });

  it('has the paths of the rules in the order of the rules', () => {
    const found = [...nginxConfiguration(OPTIONS).matchAll(/location ~ "(.*)" \{/g)].map(([, text = '']) =>
      text.replaceAll('\\\\', '\\'),
    );
    const expected = SITE_RULES.filter(({ target }) =>
      [
        'page',
        'feed',
        'description',
        'schema',
        'answers',
        'file',
        'gateway',
        'manifest',
        'robots',
        'sitemap',
        'worker',
        'icon',
        'home',
      ].includes(target),
    );
    const paths = expected.flatMap(({ path, target }) =>
      target === 'file' ? [deltaPath(['mjs']), deltaPath(['css']), path] : [path],
    );
    expect(found).toEqual(paths.map((path) => path.source.replaceAll(String.raw`\/`, '/')));
  });

  it('leads stray addresses home without naming a host, from the site alone', () => {
    const text = nginxConfiguration({ ...OPTIONS, assetsHost: 'files.example' });
    expect(blockOf(text, 'location ~ "^/M')).toEqual(
      expect.arrayContaining(['absolute_redirect off;', 'return 302 /m/home$is_args$args;']),
    );
    expect(text.match(/if \(\$site_is_stray_production = 1\) \{\n *return 302 \/m\/home;/g)).toHaveLength(1);
  });

  it('gives pages the headers of the rules, and no old copy', () => {
    const page = blockOf(nginxConfiguration(OPTIONS), 'location ~ "^/(m');
    for (const [name, value] of Object.entries(PAGE_HEADERS))
      if (name !== 'Content-Type') expect(page).toContain(`add_header ${name} "${value}";`);
    expect(page).toEqual(
      expect.arrayContaining([
        'default_type text/html;',
        'if_modified_since off;',
        'root "/srv/site/store";',
        'try_files /pages/production/$site_merchant_production.html =404;',
        'error_page 404 = /.refused/503;',
      ]),
    );
  });

  it('has the console only where overrides are allowed', () => {
    expect(nginxConfiguration(OPTIONS)).not.toContain('/console/');
    const staging = nginxConfiguration({ ...OPTIONS, environment: 'staging', allowsOverrides: true });
    expect(staging).toContain('try_files /console/staging/index.html =404;');
    expect(staging).toContain('try_files /console/staging/console.js =404;');
  });

  it('finds a file under the key it was published with', () => {
    const path = '/r/mfe-games/entry.0a1b.mjs';
    expect(FILE_PATH.test(path)).toBe(true);
    expect(path).toBe(`/${fileKey('mfe-games', 'entry.0a1b.mjs')}`);
    expect(nginxConfiguration(OPTIONS)).toContain('try_files $uri =404;');
  });

  it('leads to no source map, of a folder or a bucket', () => {
    const keys = [sourceMapKey('0'.repeat(64)), mapListKey('mfe-games', '1.0.0')];
    expect(keys.flatMap((key) => SITE_RULES.filter(({ path }) => path.test(`/${key}`)))).toEqual([]);
    for (const place of [{}, { source: BUCKET, resolvers: ['10.0.0.2'] }])
      expect(nginxConfiguration({ ...OPTIONS, ...place, allowsOverrides: true })).not.toContain(SOURCE_MAPS_PREFIX);
  });

  it('sends differences where they lie in the folder, and to nobody who asks for them by name', () => {
    const text = nginxConfiguration(OPTIONS);
    const files = blockOf(text, 'location ~ "^/r/(host-shell');
    expect(files).toContain('if (-f "/srv/site/store$uri.$site_dictionary_production.dcz") {');
    expect(files).toContain('rewrite ^ $uri.$site_dictionary_production.dcz last;');
    const scripts = blockOf(
      text,
      'location ~ "^(/r/[a-z0-9-]+/([A-Za-z0-9_~-][A-Za-z0-9._~-]*)\\\\.([0-9a-f]{12})\\\\.(mjs)',
    );
    expect(scripts[0]).toBe('internal;');
    expect(scripts).toEqual(
      expect.arrayContaining([
        'default_type text/javascript;',
        'add_header Content-Encoding dcz;',
        'add_header Use-As-Dictionary $site_dictionary_use_production;',
        'gzip off;',
      ]),
    );
  });

  it('asks a bucket for differences, and for the file where there are none', () => {
    const text = nginxConfiguration({ ...OPTIONS, source: BUCKET, resolvers: ['10.0.0.2'] });
    const files = blockOf(text, 'location ~ "^/r/(host-shell');
    expect(files).toContain('if ($site_dictionary_production != "") {');
    const scripts = blockOf(text, 'location ~ "^(/r/');
    expect(scripts.slice(0, 2)).toEqual(['internal;', 'set $whole_file $1;']);
    expect(scripts).toContain('recursive_error_pages on;');
    expect(scripts).toContain('error_page 404 = /.whole$whole_file;');
    const whole = blockOf(text, 'location ~ "^/\\\\.whole/"');
    expect(whole[0]).toBe('internal;');
    expect(whole).toContain('set $site_object_production $whole_file;');
  });

  it("serves the page for browsers that cannot run the site from beside the merchant's manifest", () => {
    const [, place = ''] = nginxConfiguration(OPTIONS).split(String.raw`/browsers\\.html$`);
    expect(place.split('location ')[0]).toContain('/installed/production/$site_merchant_production.browsers.html');
  });

  it('serves the document of a prerendered page, and the page of the merchant where there is none', () => {
    const home = blockOf(nginxConfiguration(OPTIONS), 'location ~ "^(?:/|/m|');
    expect(home).toContain(
      'try_files /pages/production/$site_merchant_production.home.html /pages/production/$site_merchant_production.html =404;',
    );
    const other = blockOf(nginxConfiguration(OPTIONS), 'location ~ "^/(m(/');
    expect(other).toContain('try_files /pages/production/$site_merchant_production.html =404;');
  });

  it('asks a bucket for the document of a prerendered page, and then for the page of the merchant', () => {
    const text = nginxConfiguration({ ...OPTIONS, source: BUCKET, resolvers: ['10.0.0.2'] });
    const login = blockOf(text, 'location ~ "^(?:/m/login)$"');
    expect(login).toContain('set $site_object_production /pages/production/$site_merchant_production.login.html;');
    expect(login).toContain('error_page 404 = /.page/login;');
    const general = blockOf(text, String.raw`location ~ "^/\\.page/login$"`);
    expect(general[0]).toBe('internal;');
    expect(general).toContain('set $site_object_production /pages/production/$site_merchant_production.html;');
    // nginx refuses a directive that a location has twice.
    expect(login.filter((line) => line === 'recursive_error_pages on;')).toHaveLength(1);
    expect(general.filter((line) => line === 'recursive_error_pages on;')).toHaveLength(1);
  });

  it('lets no address mean another path, on no location', () => {
    const text = nginxConfiguration(OPTIONS);
    const locations = text.match(/^ {4}location (?!= )/gm) ?? [];
    expect(locations).toHaveLength(25);
    expect(text.match(/if \(\$site_is_sound_production = 0\) \{\n {12}return 400;/g)).toHaveLength(locations.length);
    expect(text.match(/if \(\$site_merchant_production = ""\) \{\n {12}return 421;/g)).toHaveLength(locations.length);
    expect(text).toContain('merge_slashes off;');
  });

  it('hands calls on once, with the address it saw itself', () => {
    const gateway = blockOf(nginxConfiguration(OPTIONS), 'location ~ "^/(api/v1');
    expect(gateway).toEqual(
      expect.arrayContaining([
        'proxy_pass http://10.0.0.5:8080;',
        'proxy_set_header X-Forwarded-For $remote_addr;',
        'proxy_set_header X-Forwarded-Host $http_host;',
        'proxy_next_upstream off;',
        'error_page 502 = /.refused/gateway-away;',
      ]),
    );
    expect(nginxConfiguration(OPTIONS)).not.toContain('set_real_ip_from');
    expect(nginxConfiguration({ ...OPTIONS, trustedProxies: ['10.0.0.0/8'] })).toContain(
      'set_real_ip_from 10.0.0.0/8;',
    );
  });

  it('hands the live channel on as it comes, and waits longer for it than it is ever silent', () => {
    const text = nginxConfiguration({ ...OPTIONS, hasBrotli: true });
    // nginx takes the first location whose pattern fits.
    const heads = [...text.matchAll(/location ~ "([^"]+)"/g)].map(([head, pattern = '']) => ({ head, pattern }));
    const first = heads.find(({ pattern }) => new RegExp(pattern).test(`${API_PREFIX}${LIVE_PATH}`));
    const lines = blockOf(text, first?.head ?? '');
    const unpacked = ['gzip off;', 'brotli off;'];
    expect(lines).toEqual(expect.arrayContaining(['proxy_buffering off;', 'proxy_http_version 1.1;', ...unpacked]));
    const patience = Number(/^proxy_read_timeout (\d+)s;$/m.exec(lines.join('\n'))?.[1]);
    expect(patience * 1000).toBeGreaterThan(2 * LIVE_LIMITS.heartbeatMs);
  });

  it('compresses what the lobby is drawn from, and nothing else of the gateway', () => {
    for (const hasBrotli of [false, true]) {
      const text = nginxConfiguration({ ...OPTIONS, hasBrotli });
      const off = ['gzip off;', 'brotli off;'].slice(0, hasBrotli ? 2 : 1);
      const lobby = blockOf(text, 'location ~ "^/api/v1(/announcements|');
      expect(lobby).toEqual(expect.arrayContaining(['gzip_vary on;', 'proxy_pass http://10.0.0.5:8080;']));
      expect(lobby.filter((line) => / off;$/.test(line) && /^(gzip|brotli)/.test(line))).toEqual([]);
      expect(blockOf(text, 'location ~ "^/(api/v1')).toEqual(expect.arrayContaining(off));
      // A difference is encoded as it lies there; a second encoding on top is not what its header says.
      expect(blockOf(text, 'location ~ "^(/r/')).toEqual(expect.arrayContaining(off));
    }
  });

  it('tells search engines of pages what the local origin does, in production alone', () => {
    const searched = ['bahari', 'aurora'].map((code) => ({
      code,
      origin: code === 'aurora' ? 'https://aurora.example' : undefined,
      languages: { supported: ['EN' as const, 'ID' as const], default: 'EN' as const },
    }));
    const text = nginxConfiguration({ ...OPTIONS, searched });
    expect(nginxConfiguration({ ...OPTIONS, searched: searched.toReversed() })).toBe(text);
    expect(blockOf(text, 'map $request_uri $site_search_path_production')).toEqual(
      expect.arrayContaining(['"~^(?:/m/activity)/?(?:\\\\?|$)" /m/activity;']),
    );
    expect(blockOf(text, 'map $site_search_path_production $site_search_robots_production')).toEqual([
      'default noindex;',
      '~. "";',
    ]);
    expect(blockOf(text, 'map "$site_search_path_production|$site_merchant_production"')).toEqual([
      'default "";',
      expect.stringMatching(/^"~\^\/\[\^\|\]\*\\\|aurora\$" "<https:\/\/aurora\.example\$site_search_path_production/),
    ]);
    const page = blockOf(text, 'location ~ "^/(m(/.*)?)?$"');
    expect(page).toEqual(
      expect.arrayContaining([
        'add_header X-Robots-Tag $site_search_robots_production;',
        'add_header Link $site_search_link_production;',
      ]),
    );
    const staging = nginxConfiguration({ ...OPTIONS, environment: 'staging', searched });
    expect(blockOf(staging, 'map $site_search_path_staging')).toEqual(['default noindex;', '~. noindex;']);
  });

  it('only reads pictures, and asks for them in one of two formats', () => {
    const text = nginxConfiguration(OPTIONS);
    expect(blockOf(text, 'map $http_accept $site_picture_accept_production')).toEqual([
      `default "${PICTURE_ACCEPTS.webp}";`,
      expect.stringMatching(/^"~\*.*image\/avif.*" "image\/avif,image\/webp,\*\/\*";$/),
    ]);
    const pictures = blockOf(text, 'location ~ "^/(?:cdn[12]/)?images/"');
    expect(pictures).toEqual(
      expect.arrayContaining(['return 405;', 'proxy_set_header Accept $site_picture_accept_production;']),
    );
    expect(blockOf(text, 'location ~ "^/(api/v1')).not.toContain('return 405;');
  });

  it('has the control API of the reference gateway in test runs only', () => {
    expect(nginxConfiguration(OPTIONS)).not.toContain('__ref');
    expect(nginxConfiguration({ ...OPTIONS, isTest: true })).toContain('location ~ "^/__ref/" {');
  });

  it('compresses with brotli only where nginx can', () => {
    expect(nginxConfiguration(OPTIONS)).not.toContain('brotli');
    const text = nginxConfiguration({ ...OPTIONS, hasBrotli: true });
    expect(text).toContain('brotli_static on;');
    expect(text).toContain('gzip_static on;');
  });

  it('serves a bucket through a cache that outlives it', () => {
    const text = nginxConfiguration({ ...OPTIONS, source: BUCKET, resolvers: ['10.0.0.2'] });
    expect(text).toContain('proxy_cache_path "/var/cache/nginx/site" levels=1:2 keys_zone=site_production:10m');
    const page = blockOf(text, 'location ~ "^/(m');
    expect(page).toEqual(
      expect.arrayContaining([
        'set $site_object_production /pages/production/$site_merchant_production.html;',
        'rewrite ^ /prefix$site_object_production? break;',
        'set $site_bucket_production "https://bucket.s3.example";',
        'proxy_pass $site_bucket_production;',
        'proxy_ssl_server_name on;',
        'proxy_pass_request_headers off;',
        'proxy_ssl_verify on;',
        'proxy_cache_valid 200 1s;',
        'proxy_hide_header Cache-Control;',
        'error_page 403 = /.refused/503;',
      ]),
    );
    const files = blockOf(text, 'location ~ "^/r/');
    expect(page).toContain('proxy_headers_hash_bucket_size 128;');
    // What the store and the bucket keep for themselves is nobody's business.
    for (const own of ['x-amz-meta-writes', 'x-amz-meta-etag', 'x-amz-request-id', 'x-amz-checksum-crc32'])
      for (const passed of [page, files]) expect(passed).toContain(`proxy_hide_header ${own};`);
    expect(files).toContain('proxy_cache_valid 200 365d;');
    expect(files).not.toContainEqual(expect.stringMatching(/proxy_cache_valid (404|any)|hide_header Content-Type/));
    expect(text).not.toMatch(/try_files|gzip_static/);
  });

  it('serves files, and nothing else, at a host of their own', () => {
    const text = nginxConfiguration({ ...OPTIONS, assetsHost: 'assets.example' });
    const assets = text.slice(text.indexOf('server_name assets.example;'));
    expect(assets.match(/location ~ .*/g)).toEqual(Array(3).fill(expect.stringMatching(/^location ~ "\^\(?\/r\//)));
    expect(assets).not.toContain('default_server');
  });

  it('makes room for many and for long names', () => {
    expect(nginxConfiguration(OPTIONS)).not.toContain('map_hash');
    const merchants = Array.from({ length: 1001 }, (_, index) => `merchant-${index}`);
    const many = nginxConfiguration({ ...OPTIONS, merchants: [...merchants, 'aurora', 'bahari'] });
    expect(many).toContain('map_hash_max_size 4096;');
    expect(many).toContain('merchant-1000.site.example merchant-1000;');
  });
});

it.each(['C#', 'a!b', 'a?b', '[x]', '(y)', '100%25', 'ümläut 漢', "it's", 'a;b', '{c}', '#'])(
  'reads a store below a folder with a name such as %s',
  (name) => {
    const text = nginxConfiguration({ ...OPTIONS, source: { root: `/srv/${name}/store` } });
    expect(text).toContain(`root "/srv/${name}/store";`);
  },
);

describe('names that could change the meaning', () => {
  const odd: readonly (readonly [string, Partial<NginxOptions>, string])[] = [
    ['host', { hosts: { domains: ['a.example; return 200'], exact: {} } }, '"a.example; return 200" cannot be a host'],
    ['exact host', { hosts: { domains: [], exact: { 'a{b': 'aurora' } } }, '"a{b" cannot be a host'],
    ['special name', { hosts: { domains: ['default'], exact: {} } }, '"default" cannot be a host'],
    ['regular expression', { hosts: { domains: ['~.*'], exact: {} } }, '"~.*" cannot be a host'],
    ['merchant', { merchants: ['aurora', 'x;}'] }, '"x;}" cannot be a merchant'],
    ['merchant with a line end', { merchants: ['aurora', 'x\n'] }, String.raw`"x\n" cannot be a merchant`],
    ['assets host', { assetsHost: 'a b' }, '"a b" cannot be a host'],
    ['folder', { source: { root: '/srv/$host' } }, '"/srv/$host" cannot be a folder'],
    ['relative folder', { source: { root: 'store' } }, '"store" cannot be a folder'],
    ['folder above', { source: { root: '/srv/../etc' } }, '"/srv/../etc" cannot be a folder'],
    [
      'second bucket',
      { source: { ...BUCKET, secondUrl: 'https://b.example/$x' } },
      '"https://b.example/$x" cannot be a',
    ],
    ['second bucket that is the first', { source: { ...BUCKET, secondUrl: BUCKET.storeUrl } }, 'name another, or none'],
    [
      'bucket',
      { source: { ...BUCKET, storeUrl: 'https://b.example/a;b' } },
      '"https://b.example/a;b" cannot be a bucket',
    ],
    ['credentials', { source: { ...BUCKET, storeUrl: 'https://a:b@c.example' } }, 'cannot be a bucket'],
    ['cache', { source: { ...BUCKET, cacheFolder: '/x"y' } }, 'cannot be a folder'],
    ['back end', { gatewayUrl: 'http://a/api' }, '"http://a/api" cannot be a back end'],
    ['listening address', { listen: '80 ssl' }, '"80 ssl" cannot be a listening address'],
    ['proxy', { trustedProxies: ['all'] }, '"all" cannot be a trusted proxy'],
    ['environment', { environment: 'a;b' }, '"a;b" cannot name an environment'],
    ['unknown merchant', { defaultMerchant: 'lotus' }, 'There is no merchant "lotus" here'],
    ['unknown merchant of a host', { hosts: { domains: [], exact: { 'a.example': 'lotus' } } }, 'no merchant "lotus"'],
    ['no host at all', { hosts: { domains: [], exact: {} } }, 'Name at least one domain or host'],
    ['one host twice', { assetsHost: 'aurora.site.example' }, 'cannot be both the host of a merchant and'],
  ];
  it.each(odd)('%s is refused', (_, changes, sentence) => {
    expect(() => nginxConfiguration({ ...OPTIONS, ...changes })).toThrow(sentence);
  });
});
