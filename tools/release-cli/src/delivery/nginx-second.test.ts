import { nginxConfiguration } from './nginx';
import type { NginxOptions } from './nginx-options';

const SOURCE = {
  storeUrl: 'http://10.0.0.9/first',
  secondUrl: 'http://10.0.0.10/second',
  cacheFolder: '/var/cache/site',
};
const OPTIONS: NginxOptions = {
  environment: 'production',
  merchants: ['aurora'],
  defaultMerchant: 'aurora',
  hosts: { domains: ['site.example'], exact: {} },
  allowsOverrides: false,
  source: SOURCE,
  gatewayUrl: 'http://10.0.0.5:8080',
  listen: '8080',
};

/** The lines of every block that begins so. */
function blocks(text: string, head: string): readonly (readonly string[])[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    if (!line.trim().startsWith(head)) return [];
    const indent = /^ */.exec(line)?.[0] ?? '';
    return [lines.slice(start + 1, lines.indexOf(`${indent}}`, start)).map((inner) => inner.trim())];
  });
}

const AWAY = [500, 502, 503, 504];

describe('a second bucket', () => {
  it('is asked for every object of the first, when that does not answer', () => {
    const text = nginxConfiguration(OPTIONS);
    const first = blocks(text, 'location ~ ').filter((lines) => lines.includes('proxy_pass http://10.0.0.9;'));
    const second = blocks(text, 'location = /.second/');
    expect(first.length).toBeGreaterThan(7);
    expect(second).toHaveLength(first.length);
    for (const lines of first) {
      for (const status of AWAY)
        expect(lines.filter((line) => line.startsWith(`error_page ${status} = /.second/`))).toHaveLength(1);
      expect(lines).toEqual(expect.arrayContaining(['recursive_error_pages on;', 'proxy_connect_timeout 2s;']));
      // What is kept is older than what the second bucket may have.
      expect(lines).toContain('proxy_cache_use_stale off;');
    }
    for (const lines of second) {
      expect(lines[0]).toBe('internal;');
      expect(lines).toEqual(
        expect.arrayContaining([
          'rewrite ^ /second$site_object_production? break;',
          'proxy_pass http://10.0.0.10;',
          'proxy_set_header Host 10.0.0.10;',
          'proxy_cache_key $site_object_production;',
          'proxy_cache_use_stale error timeout invalid_header http_500 http_502 http_503 http_504;',
        ]),
      );
    }
  });

  it('sends the headers that the first sends', () => {
    const text = nginxConfiguration({ ...OPTIONS, trustedProxies: ['10.0.0.0/8'] });
    const headersOf = (lines: readonly string[] = []) => lines.filter((line) => line.startsWith('add_header '));
    const [page] = blocks(text, 'location ~ "^/(m(/');
    const place = /\/\.second\/[\d-]+/.exec(page?.join('\n') ?? '')?.[0] ?? 'none';
    expect(headersOf(page).join('\n')).toContain('X-Robots-Tag');
    expect(headersOf(blocks(text, `location = ${place} `)[0])).toEqual(headersOf(page));
  });

  it('whose name cannot be looked up leaves what is kept', () => {
    const source = { ...SOURCE, secondUrl: 'https://b.example' };
    const text = nginxConfiguration({ ...OPTIONS, source, resolvers: ['10.0.0.2'] });
    const second = blocks(text, 'location = /.second/');
    for (const lines of second) {
      expect(lines).toContain('set $site_second_bucket_production "https://b.example";');
      expect(lines).toContainEqual(expect.stringMatching(/^error_page 502 = \/\.kept\//));
    }
    expect(blocks(text, 'location = /.kept/')).toHaveLength(second.length);
  });

  it('is absent where none is named', () => {
    const { storeUrl, cacheFolder } = SOURCE;
    expect(nginxConfiguration({ ...OPTIONS, source: { storeUrl, cacheFolder } })).not.toContain('second');
  });
});
