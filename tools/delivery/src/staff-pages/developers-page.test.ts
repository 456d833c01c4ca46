import vm from 'node:vm';
import { developersPage } from './developers-page';

/** Runs the page's script at an address; gives what it keeps, and where it leads. */
function opened(developed: Readonly<Record<string, string>>, search: string) {
  const html = new TextDecoder().decode(developersPage(developed).bytes);
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const kept: Record<string, string> = {};
  let place = '';
  vm.runInNewContext(script, {
    URLSearchParams,
    localStorage: { setItem: (key: string, value: string) => (kept[key] = value) },
    location: { search, replace: (path: string) => (place = path) },
  });
  return { kept, place };
}

describe('the start page of developers', () => {
  it('asks for every build and leads home', () => {
    const developed = { 'mfe-games': 'http://localhost:4301/', 'mfe-agent': 'http://localhost:4302/' };
    expect(opened(developed, '')).toEqual({
      kept: {
        'import-map-override:mfe-games': 'http://localhost:4301/',
        'import-map-override:mfe-agent': 'http://localhost:4302/',
      },
      place: '/m/home',
    });
  });

  it.each([
    ['?path=/m/games/list', '/m/games/list'],
    ['?path=//evil.example/m/', '/m/home'],
    ['?path=https://evil.example', '/m/home'],
  ])('%s leads to %s', (search, place) => expect(opened({}, search).place).toBe(place));

  it('holds no text that could end its script', () => {
    expect(opened({ 'mfe-games': '</script>' }, '').kept).toEqual({ 'import-map-override:mfe-games': '</script>' });
  });
});
