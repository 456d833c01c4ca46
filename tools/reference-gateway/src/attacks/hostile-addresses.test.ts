import { externalLink } from 'shared-contracts/external-link';
import { ownPath } from 'shared-contracts/paths';
import { backPath } from '../server/vendor-demo/back-link';

const SITE = 'https://site.example';

/** What an address can begin with that looks like a path of this site, or like nothing at all. */
const BEGINNINGS = [
  '', '/', '//', '///', '/\\', '\\', '\\\\', '/m', '/m/', '/m//', '/m/..//', '/m/../', '/m/./', '/m/%2e%2e/', '/m/.%2e/',
  '/m/%2E./', '/m/..;/', '/m/..%2f', '/m/..\\', '/m?', '/m?x=/../', '/m#', '/m\t/', '/m/\n', ' /m/', '\u0000/m/', '/m\u2028/',
  '/%6d/', '/M/', '/vip.html', '/vip.html?', '/vip.html/../', '/vip.html#//', 'm/', './m/', '../m/', '?/m/', '#/m/', '/m@',
  '/m:', '/m/:', '/\u2215m/', '/m\uff0f', 'https:/m/', 'https:m', 'http:', 'https://', 'https:///', 'https:\\\\', 'HTTPS://',
  ' https://', 'ht\ttps://', 'http://', 'http://localhost@', 'http://localhost:80@', 'http://localhost.', 'https://site.example@',
  'https://site.example\\@', 'https://site.example%2f@', 'https://site.example#@', 'javascript:', 'java\nscript:', 'JavaScript:',
  '\u0001javascript:', 'javascript://site.example/%0a', 'data:text/html,', 'vbscript:', 'blob:https://site.example/',
  'filesystem:https://', 'view-source:https://', 'ws://', 'ftp://', 'file:///', 'about:blank', 'tel:', 'intent://',
]; // prettier-ignore
const ENDINGS = [
  '', 'evil.example', 'evil.example/m/home', '/evil.example', '//evil.example/', '\\evil.example', '@evil.example/', 'alert(1)',
  '/alert(1)', '%2f%2fevil.example', '..//evil.example', '/../../evil.example', 'home', 'home?redirect=//evil.example',
  'home#//evil.example', '\r\nLocation: https://evil.example', '%0d%0aLocation:%20https://evil.example', '<script>alert(1)</script>',
  '"onclick="alert(1)', '[::1]', '.localhost.evil.example', 'localhost', 'localhost.evil.example', 'x.localhost:80/',
]; // prettier-ignore

const ADDRESSES = BEGINNINGS.flatMap((beginning) => ENDINGS.map((ending) => beginning + ending));

/** Where a browser on the site ends up that follows an address. */
function landing(address: string): URL {
  return new URL(address, `${SITE}/m/login`);
}

test.each(BEGINNINGS)('a way back that begins with %j stays within the site, or is none', (beginning) => {
  for (const ending of ENDINGS) {
    const path = ownPath(beginning + ending);
    if (path === null) continue;
    const { origin, pathname } = landing(path);
    expect(origin).toBe(SITE);
    expect(pathname).toMatch(/^\/(?:m(?:\/.*)?|vip\.html)$/);
  }
});

test.each(BEGINNINGS)(
  'an address that begins with %j leads out by https, to this machine, or not at all',
  (beginning) => {
    for (const ending of ENDINGS) {
      const link = externalLink(beginning + ending);
      if (link === null) continue;
      const { protocol, hostname, href } = new URL(link);
      const isOwnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
      expect([link, protocol === 'https:' || (protocol === 'http:' && isOwnMachine)]).toEqual([href, true]);
    }
  },
);

test.each(BEGINNINGS)('the way back from a vendor that begins with %j stays on the site', (beginning) => {
  for (const ending of ENDINGS)
    expect(new URL(backPath(beginning + ending, 'site.example'), `${SITE}/vendor-demo/play`).origin).toBe(SITE);
});

test('among them are good ones, which are let through', () => {
  const own = ADDRESSES.filter((address) => ownPath(address) !== null);
  const outside = ADDRESSES.filter((address) => externalLink(address) !== null);
  expect(own).toEqual(expect.arrayContaining(['/m/home', '/m/home?redirect=//evil.example', '/vip.html', '/m']));
  expect(outside).toEqual(expect.arrayContaining(['https://evil.example', 'http://localhost']));
  expect(own.length).toBeGreaterThan(40);
  expect(outside.length).toBeGreaterThan(40);
});
