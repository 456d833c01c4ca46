import { settingsFixture } from '../../test-support/fixture-dist';
import { emptySite } from '../../test-support/fixture-site';
import { runMfe } from '../../test-support/run-mfe';
import { systemResolvers } from './delivery-network';

const COMPLETE = [
  ...['delivery', 'nginx', '--domain', 'site.example', '--gateway', 'http://10.0.0.5:8080'],
  ...['--default', 'aurora', '--root', '/srv/site/store'],
];

describe('mfe delivery nginx', () => {
  it('prints the configuration of the environment it is asked for', async () => {
    const site = await emptySite();
    const ran = await runMfe(site, [...COMPLETE, '--host', 'play.example=bahari', '--listen', '127.0.0.1:8443']);
    expect(ran).toMatchObject({ status: 0, error: '' });
    for (const line of [
      '    aurora.site.example aurora;',
      '    play.example bahari;',
      '    site.example aurora;',
      '    listen 127.0.0.1:8443 ssl http2 default_server;',
      '    ssl_certificate "/etc/letsencrypt/live/site.example/fullchain.pem";',
      '    ssl_certificate_key "/etc/letsencrypt/live/site.example/privkey.pem";',
      '    listen 127.0.0.1:80 default_server;',
      '        add_header Strict-Transport-Security "max-age=15552000" always;',
      '        root "/srv/site/store";',
      '        try_files /pages/production/$site_merchant_production.html =404;',
    ])
      expect(ran.out.split('\n')).toContain(line);
    expect(ran.out).not.toContain('__ref');
  });

  it('serves plain http for whoever ends TLS in front', async () => {
    const { out } = await runMfe(await emptySite(), [...COMPLETE, '--plain-http']);
    expect(out).toContain('    listen 80 default_server;');
    expect(out).not.toMatch(/ssl_certificate|Strict-Transport|return 301/);
  });

  it('keeps browsers to https behind a proxy that is trusted, for as long as it is told', async () => {
    const words = [...COMPLETE, '--plain-http', '--trusted-proxy', '10.0.0.0/8'];
    expect((await runMfe(await emptySite(), words)).out).toContain('    https "max-age=15552000";');
    expect((await runMfe(await emptySite(), [...words, '--hsts', '0'])).out).toContain('    https "max-age=0";');
    expect((await runMfe(await emptySite(), [...words, '--hsts', 'off'])).out).not.toContain('Strict-Transport');
  });

  it('takes certificate, redirect and HSTS as they are given', async () => {
    const words = ['--certificate', '/etc/tls/a.pem', '--certificate-key', '/etc/tls/a.key', '--redirect-from', 'off'];
    const { out } = await runMfe(await emptySite(), [...COMPLETE, ...words, '--hsts', 'off']);
    expect(out).toContain('    ssl_certificate "/etc/tls/a.pem";');
    expect(out).not.toMatch(/Strict-Transport|return 301/);
  });

  it('asks a second bucket, and refuses one without a first', async () => {
    const site = await emptySite();
    const words = COMPLETE.slice(0, -2);
    const second = ['--second-store-url', 'http://10.0.0.10/site'];
    const { out } = await runMfe(site, [...words, '--store-url', 'http://10.0.0.9/site', ...second]);
    expect(out).toContain('        proxy_pass http://10.0.0.10;');
    expect(await runMfe(site, [...COMPLETE, ...second])).toMatchObject({
      status: 2,
      error: expect.stringContaining('name the first, --store-url') as string,
    });
  });

  it('has nginx ask the DNS servers that are named, else those of this machine', async () => {
    const site = await emptySite();
    const named = COMPLETE.map((word) => (word === 'http://10.0.0.5:8080' ? 'http://api.example' : word));
    const { out } = await runMfe(site, [...named, '--resolver', '10.0.0.2', '--resolver', '10.0.0.3', '--ipv6']);
    expect(out).toContain('    resolver 10.0.0.2 10.0.0.3;');
    expect(systemResolvers(['10.0.0.2', 'fd00::2', 'fe80::1%eth0', '[fd00::3]:5353'])).toEqual([
      '10.0.0.2',
      '[fd00::2]',
      '[fd00::3]:5353',
    ]);
  });

  it('gives it as one document to programs', async () => {
    const site = await emptySite();
    const plain = await runMfe(site, COMPLETE);
    const document = JSON.parse((await runMfe(site, [...COMPLETE, '--json'])).out) as Record<string, string>;
    expect(document).toMatchObject({ environment: 'production', server: 'nginx' });
    expect(document['configuration']?.trimEnd()).toBe(plain.out);
  });

  it('writes nothing', async () => {
    const site = await emptySite();
    const before = await site.store.list('');
    await runMfe(site, COMPLETE);
    expect(await site.store.list('')).toEqual(before);
  });

  it('needs no word for the only merchant there is', async () => {
    const site = await emptySite(settingsFixture(['aurora']));
    const words = COMPLETE.filter((word) => word !== '--default' && word !== 'aurora');
    expect((await runMfe(site, words)).out).toContain('    site.example aurora;');
    const two = await runMfe(await emptySite(), words);
    expect(two).toMatchObject({
      status: 2,
      error: 'Say whose the bare domain is: --default and one of aurora, bahari',
    });
  });

  it.each<[sentence: string, words: readonly string[], status?: number]>([
    ['There are configurations for nginx only', ['delivery', 'apache']],
    ['There are configurations for nginx only', ['delivery']],
    ['"now" is one word too many', [...COMPLETE, 'now']],
    ['Say where nginx finds the store: either --root', [...COMPLETE, '--store-url', 'https://b.example']],
    ["Say where the merchants' back end is: --gateway", ['delivery', 'nginx', '--default', 'aurora', '--root', '/srv']],
    ['"play.example" is not a host and its merchant', [...COMPLETE, '--host', 'play.example']],
    ['Say both files of the certificate', [...COMPLETE, '--certificate', '/a.pem']],
    ['With --plain-http nginx has no TLS, so --hsts means nothing', [...COMPLETE, '--plain-http', '--hsts', '1d']],
    ['"soon" is not a duration', [...COMPLETE, '--hsts', 'soon']],
    ['The host a.example is given twice', [...COMPLETE, '--host', 'a.example=aurora', '--host', 'a.example=bahari']],
    ['There is no merchant "lotus" here', [...COMPLETE, '--host', 'a.example=lotus'], 1],
    ['"a;b" cannot be a host of an nginx configuration', [...COMPLETE, '--domain', 'a;b'], 1],
    ['The store at ', [...COMPLETE, '--env', 'staging'], 1],
  ])('%s', async (sentence, words, status = 2) => {
    const ran = await runMfe(await emptySite(), words);
    expect(ran.status).toBe(status);
    expect(ran.error.startsWith(sentence)).toBe(true);
    expect(ran.error).not.toContain('\n');
    expect(ran.out).toBe('');
  });
});
