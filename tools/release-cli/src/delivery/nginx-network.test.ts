import { nginxConfiguration } from './nginx';
import type { NginxOptions, TlsOptions } from './nginx-options';

const TLS: TlsOptions = {
  certificate: '/etc/tls/site.pem',
  certificateKey: '/etc/tls/site.key',
  redirectFrom: '80',
};
const OPTIONS: NginxOptions = {
  environment: 'production',
  merchants: ['aurora', 'bahari'],
  defaultMerchant: 'aurora',
  hosts: { domains: ['site.example'], exact: {} },
  allowsOverrides: false,
  source: { root: '/srv/store' },
  gatewayUrl: 'http://10.0.0.5:8080',
  listen: '443',
  tls: TLS,
};

/** The text of every block that begins so, from its head to its end. */
function blocks(text: string, head: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    if (!line.trim().startsWith(head)) return [];
    const indent = /^ */.exec(line)?.[0] ?? '';
    return [lines.slice(start, lines.indexOf(`${indent}}`, start)).join('\n')];
  });
}

const linesOf = (changes: Partial<NginxOptions>): readonly string[] =>
  nginxConfiguration({ ...OPTIONS, ...changes })
    .split('\n')
    .map((line) => line.trim());

describe('names that nginx looks up', () => {
  const NAMED = { gatewayUrl: 'https://api.example:8443', resolvers: ['10.0.0.2', '[fd00::2]:53'] };

  it('are variables, so that it starts without them and follows their changes', () => {
    const lines = linesOf(NAMED);
    expect(lines).toEqual(
      expect.arrayContaining([
        'resolver 10.0.0.2 [fd00::2]:53 ipv6=off;',
        'set $site_gateway_production "https://api.example:8443";',
        'proxy_pass $site_gateway_production;',
        'proxy_ssl_server_name on;',
        'proxy_ssl_name $proxy_host;',
        'proxy_ssl_verify on;',
        'proxy_ssl_trusted_certificate "/etc/ssl/certs/ca-certificates.crt";',
      ]),
    );
    expect(lines.filter((line) => /^proxy_pass http/.test(line))).toEqual([]);
    expect(linesOf({ ...NAMED, asksForIpv6: true })).toContain('resolver 10.0.0.2 [fd00::2]:53;');
    expect(linesOf({ ...NAMED, authorities: '/etc/tls/ca.pem' })).toContain(
      'proxy_ssl_trusted_certificate "/etc/tls/ca.pem";',
    );
  });

  it.each(['http://10.0.0.5:8080', 'http://[fd00::5]:8080', 'http://localhost:8080', 'https://10.0.0.5'])(
    'are none in %s',
    (gatewayUrl) => {
      const lines = linesOf({ gatewayUrl });
      expect(lines).toContain(`proxy_pass ${gatewayUrl};`);
      expect(lines.filter((line) => line.startsWith('resolver'))).toEqual([]);
    },
  );

  it('need a DNS server', () => {
    expect(() => linesOf({ gatewayUrl: 'http://api.example' })).toThrow('nginx has to look api.example up');
    expect(() => linesOf({ ...NAMED, resolvers: ['10.0.0.2; x'] })).toThrow('cannot be a DNS server');
  });

  it('of a bucket leave what is kept of it, each kind in a place of its own', () => {
    const source = { storeUrl: 'https://b.example/p', cacheFolder: '/var/cache/site' };
    const text = nginxConfiguration({ ...OPTIONS, source, resolvers: ['10.0.0.2'] });
    const kept = blocks(text, 'location = /.kept/');
    const places = new Set([...text.matchAll(/error_page 502 = (\/\.kept\/.+);/g)].map(([, place]) => place));
    expect(places.size).toBe(kept.length);
    expect(kept.length).toBeGreaterThan(7);
    for (const location of kept) {
      expect(location).toContain('internal;');
      expect(location).toContain('proxy_pass http://unix:/.nowhere;');
      expect(location).toContain('proxy_cache_use_stale error');
    }
    expect(nginxConfiguration({ ...OPTIONS, source: { ...source, storeUrl: 'http://10.0.0.9' } })).not.toContain(
      '.kept',
    );
  });
});

describe('TLS', () => {
  it('has its certificate, HTTP/2, and a server that leads there from http', () => {
    const servers = blocks(nginxConfiguration(OPTIONS), 'server {');
    expect(servers).toHaveLength(2);
    const [site = '', redirect = ''] = servers;
    for (const line of [
      'listen 443 ssl http2 default_server;',
      'ssl_certificate "/etc/tls/site.pem";',
      'ssl_certificate_key "/etc/tls/site.key";',
      'ssl_protocols TLSv1.2 TLSv1.3;',
    ])
      expect(site).toContain(line);
    expect(redirect).toContain('listen 80 default_server;');
    expect(redirect).toContain('return 301 https://$host$request_uri;');
    expect(redirect).toContain('if ($site_merchant_production = "") {');
    expect(redirect).not.toContain('ssl');
  });

  it('names its port where that is not the usual one', () => {
    expect(linesOf({ listen: '127.0.0.1:8443' })).toContain('return 301 https://$host:8443$request_uri;');
  });

  it('leads to the host of files as well, and nowhere where that is not wished', () => {
    const redirected = blocks(nginxConfiguration({ ...OPTIONS, assetsHost: 'files.example' }), 'server {').filter(
      (server) => server.includes('return 301'),
    );
    expect(redirected.map((server) => /server_name .*/.exec(server)?.[0])).toEqual([
      'server_name _;',
      'server_name files.example;',
    ]);
    expect(linesOf({ tls: { ...TLS, redirectFrom: undefined } }).join('\n')).not.toContain('return 301');
  });

  it('has every answer keep browsers to https, refusals and the gateway’s too', () => {
    const strict = 'add_header Strict-Transport-Security "max-age=15552000" always;';
    const [site = ''] = blocks(nginxConfiguration(OPTIONS), 'server {');
    for (const location of blocks(site, 'location ').filter((text) => !text.includes('location / {')))
      expect(location).toContain(strict);
    expect(blocks(site, 'location ~ "^/(api')[0]).toContain('proxy_hide_header Strict-Transport-Security;');
    expect(nginxConfiguration({ ...OPTIONS, hstsSeconds: null })).not.toContain('Strict-Transport-Security');
    expect(nginxConfiguration({ ...OPTIONS, hstsSeconds: 0 })).toContain('"max-age=0"');
  });

  it('in front of nginx is believed of trusted proxies only', () => {
    const plain = { tls: undefined, listen: '80' };
    expect(linesOf(plain)).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
    const text = nginxConfiguration({ ...OPTIONS, ...plain, trustedProxies: ['10.0.0.0/8'] });
    expect(text).toContain('proxy_set_header X-Forwarded-Proto $site_scheme_production;');
    expect(blocks(text, 'geo ')[0]).toContain('10.0.0.0/8 1;');
    expect(blocks(text, 'map "$site_is_trusted')[0]).toContain('"1:https" https;');
  });

  it('in front of nginx has pages keep browsers to https as well, where a trusted proxy says who came by it', () => {
    const plain = { ...OPTIONS, tls: undefined, listen: '80' };
    const text = nginxConfiguration({ ...plain, trustedProxies: ['10.0.0.0/8'] });
    const value = blocks(text, 'map $site_scheme_production $site_strict_production')[0] ?? '';
    expect(value.split('\n').map((line) => line.trim())).toEqual([
      'map $site_scheme_production $site_strict_production {',
      'default "";',
      'https "max-age=15552000";',
    ]);
    const strict = 'add_header Strict-Transport-Security $site_strict_production always;';
    const [site = ''] = blocks(text, 'server {');
    for (const location of blocks(site, 'location ').filter((found) => !found.includes('location / {')))
      expect(location).toContain(strict);
    expect(nginxConfiguration(plain)).not.toContain('Strict-Transport-Security');
    const silent = nginxConfiguration({ ...plain, trustedProxies: ['10.0.0.0/8'], hstsSeconds: null });
    expect(silent).not.toMatch(/Strict-Transport-Security|site_strict/);
  });

  it.each([
    [{ certificate: '/etc/$a.pem' }, 'cannot be a file'],
    [{ certificateKey: 'key.pem' }, 'cannot be a file'],
    [{ redirectFrom: '80 ssl' }, 'cannot be a listening address'],
  ])('with %j is refused', (change, sentence) => {
    expect(() => linesOf({ tls: { ...TLS, ...change } })).toThrow(sentence);
  });
});

it('what is there and cannot be read is 503, for every kind of file', () => {
  const text = nginxConfiguration(OPTIONS);
  const served = blocks(text, 'location ~ ').filter((location) => location.includes('try_files'));
  expect(served.length).toBeGreaterThan(6);
  for (const location of served) expect(location).toContain('error_page 403 = /.refused/unreadable;');
  expect(blocks(text, 'location = /.refused/unreadable')[0]).toContain('return 503 ');
});
