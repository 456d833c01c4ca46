import { HOME_PATHS, href, isHomePath, normalisePath, ownPath, PATHS } from './paths';

describe('the table of paths', () => {
  it('has every path once, and none outside the site', () => {
    const paths = Object.values(PATHS);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => ownPath(path) !== path || normalisePath(path) !== path)).toEqual([]);
  });
});

describe('addresses', () => {
  it.each([
    [href('home'), '/m/home'],
    [href('home', {}), '/m/home'],
    [href('noticeDetail', { id: '7' }), '/m/noticeDetail?id=7'],
    [href('gameList', { gameType: 'RNG', vassalage: 'PG' }), '/m/gameList?gameType=RNG&vassalage=PG'],
    [href('gameList', { gameName: 'a&b=c d/ü' }), '/m/gameList?gameName=a%26b%3Dc%20d%2F%C3%BC'],
    [href('gameList', { gameName: '' }), '/m/gameList?gameName='],
    [href('login', { redirect: '/m/activity?id=1' }), '/m/login?redirect=%2Fm%2Factivity%3Fid%3D1'],
    [href('agentNotice', { types: 'A' }), '/m/member/notice?types=A'],
  ])('%s', (address, expected) => {
    expect(address).toBe(expected);
  });

  it('leave out fields that callers without types left empty', () => {
    const query = { gameType: undefined, vassalage: 'PG' } as unknown as { vassalage: string };
    expect(href('home', query)).toBe('/m/home?vassalage=PG');
  });
});

describe('spellings of a path', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/m', '/m'],
    ['/m/', '/m'],
    ['/m/home///', '/m/home'],
    ['/m/gameList', '/m/gameList'],
    ['/m//home', '/m//home'],
  ])('%j is %s', (pathname, expected) => {
    expect(normalisePath(pathname)).toBe(expected);
  });

  it.each([...HOME_PATHS, '/m/home/', '/m/index/', '/m/index.html/'])('%s is home', (pathname) => {
    expect(isHomePath(pathname)).toBe(true);
  });

  it.each(['/m/Home', '/M', '/home', '/index.html', '/m/homes', '/m/home/x', '/m/home?x=1'])(
    '%s is not home',
    (pathname) => {
      expect(isHomePath(pathname)).toBe(false);
    },
  );
});

describe('paths of this site', () => {
  it.each([
    '/m', '/m/', '/m?aff=1', '/m/home', '/m/gameList?gameType=RNG&vassalage=PG', '/m/noticeDetail?id=3#top',
    '/m/login?redirect=%2Fm%2Fvip', '/m/help?c=https://example.com', '/m/a..b', '/m/new/section',
    '/vip.html', '/vip.html?language=EN', '/vip.html#levels',
  ])('follows %s', (value) => {
    expect(ownPath(value)).toBe(value);
  }); // prettier-ignore

  it.each([
    // Another origin.
    '//evil.example', '///evil.example', '//evil.example/m/home', 'https://evil.example/m/home', 'https:/m/home',
    'https:m/home', 'HTTPS://EVIL.EXAMPLE', '/m@evil.example', '/m.evil.example', '/m:80/home', '%2F%2Fevil.example',
    // Backslashes, which browsers read as slashes.
    '/\\evil.example', '\\\\evil.example', '/m/\\evil.example', '/m\\..\\admin', '\\m\\home',
    // Other schemes.
    'javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,/m/home', 'blob:/m/home',
    // White space and control characters, which browsers drop.
    ' /m/home', '/m/home ', '\t/m/home', '/\t/evil.example', '/m/\nhome', '/m/\r\nhome', '/m/\u0000home', '/m/\u007fhome',
    '/m/\u0085home', '/m/\u00a0home', '/m/\u2028home', '\ufeff/m/home',
    // The way out.
    '/m/..', '/m/../', '/m/../admin', '/m/home/../../admin', '/m/..//evil.example', '/vip.html/../admin',
    // The way out, encoded: browsers read %2e as a dot.
    '/m/%2e%2e/admin', '/m/%2E%2E//evil.example', '/m/.%2e/admin', '/m/%2e./admin', '/m/home/%2e%2e/%2e%2e/admin',
    // Not under the prefix.
    '', '/', 'm/home', './m/home', '/home', '/mm/home', '/M/home', '/%6d/home', '/m-admin', '/api/v1/members/me',
    '/vip.htmlx', '/vip.html.evil.example', '/vip.html/x', '/VIP.html', '?redirect=/m/home', '#/m/home',
    // Not a text.
    null, undefined, 7, true, {}, ['/m/home'], { toString: () => '/m/home' },
  ])('refuses %j', (value) => {
    expect(ownPath(value)).toBeNull();
  }); // prettier-ignore
});
