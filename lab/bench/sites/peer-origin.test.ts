import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servePeer } from './peer-origin';
import { peerHtml } from './peer-page';

const HASHED = 'main.0123456789abcdef0123.js';

it('serves files below /r/, for ever where their names have a hash, and the page everywhere else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peer-'));
  mkdirSync(path.join(folder, 'host-shell'));
  writeFileSync(path.join(folder, 'host-shell', HASHED), '1;');
  writeFileSync(path.join(folder, 'host-shell/remoteEntry.js'), '2;');
  const origin = await servePeer(folder, '<p>one</p>');
  const ask = async (address: string) => {
    const answer = await fetch(`${origin.url}${address}`);
    return [answer.status, answer.headers.get('cache-control'), await answer.text()];
  };
  try {
    expect(await ask(`/r/host-shell/${HASHED}`)).toEqual([200, 'public, max-age=31536000, immutable', '1;']);
    expect(await ask('/r/host-shell/remoteEntry.js')).toEqual([200, 'no-cache', '2;']);
    expect(await ask('/m/home')).toEqual([200, 'no-cache', '<p>one</p>']);
    expect((await ask('/r/host-shell/other.js'))[0]).toBe(404);
    origin.show('<p>two</p>');
    expect(await ask('/m/home')).toEqual([200, 'no-cache', '<p>two</p>']);
  } finally {
    await origin.close();
    rmSync(folder, { recursive: true });
  }
});

it('writes a page with deferred scripts and nothing that preloads', () => {
  const entry = { scripts: ['/r/host-shell/a.js'], styles: ['/r/host-shell/a.css'] };
  const html = peerHtml(entry, { title: 'A & B', theme: ':root{--x:1}', settings: '{"schema":1}' });
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script defer src="/r/host-shell/a.js">',
    '<script type="application/json" id="boot">',
  ]);
  expect(html.match(/<link[^>]*>/g)).toEqual(['<link href="/r/host-shell/a.css" rel="stylesheet">']);
});
