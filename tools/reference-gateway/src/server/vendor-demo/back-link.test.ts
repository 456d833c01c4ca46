import { backPath } from './back-link';

const HOST = 'aurora.localhost:4100';

describe('backPath', () => {
  it.each([
    ['a page of the site', `http://${HOST}/m/gameList?gameType=RNG&type=hot`, '/m/gameList?gameType=RNG&type=hot'],
    ['the same host in capitals', 'https://AURORA.localhost:4100/m/live', '/m/live'],
    ['another host', 'http://evil.example/m/live', '/m/home'],
    ['another port', 'http://aurora.localhost:9/m/live', '/m/home'],
    ['a host in the user part', `http://${HOST}@evil.example/m/live`, '/m/home'],
    ['two slashes', `http://${HOST}//evil.example/`, '/m/home'],
    ['a script', 'javascript:alert(1)', '/m/home'],
    ['a path alone', '/m/live', '/m/home'],
    ['nothing', undefined, '/m/home'],
  ])('%s', (_name, backUrl, expected) => {
    expect(backPath(backUrl, HOST)).toBe(expected);
  });
});
