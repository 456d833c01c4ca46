import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { FLOOR, type Floor } from '../workspace/browsers';
import { WORKSPACE } from '../workspace/package-info';
import { browsersTemplate, gateScript } from './page-parts';

const HOST = path.join(WORKSPACE, 'host-shell');
const GATE = gateScript(HOST);

/** What the gate asks an engine for. */
function engine(): Record<string, unknown> {
  const supports = (type: string): boolean => type === 'importmap';
  const globals = ['AbortController', 'CSSLayerBlockRule', 'IntersectionObserver', 'ResizeObserver'];
  return {
    HTMLScriptElement: Object.assign(() => undefined, { supports }),
    fetch: () => undefined,
    structuredClone: () => undefined,
    ...Object.fromEntries(globals.map((name) => [name, () => undefined])),
  };
}

/** Where the gate leads an engine to; undefined where it lets the site start. */
function leadsTo(globals: Record<string, unknown>, before = ''): string | undefined {
  let address: string | undefined;
  runInNewContext(`${before};${GATE}`, { ...globals, location: { replace: (to: string) => (address = to) } });
  return address;
}

describe('the gate', () => {
  it('is read by engines of any age, and is small', () => {
    expect(() => parse(GATE, { ecmaVersion: 3 })).not.toThrow();
    expect(GATE.length).toBeLessThan(230);
  });

  it('lets an engine in that has all it needs', () => {
    expect(leadsTo(engine())).toBeUndefined();
  });

  it.each(Object.keys(engine()))('leads an engine without %s to the static page', (name) => {
    const { [name]: _missing, ...rest } = engine();
    expect(leadsTo(rest)).toBe('/browsers.html');
  });

  it.each([
    ['modules by import maps', { HTMLScriptElement: Object.assign(() => undefined, { supports: () => false }) }],
    ['HTMLScriptElement.supports', { HTMLScriptElement: () => undefined }],
  ])('leads an engine without %s there too', (_what, changed) => {
    expect(leadsTo({ ...engine(), ...changed })).toBe('/browsers.html');
  });

  it('leads an engine with older arrays there, whatever version it states', () => {
    const navigator = { userAgent: 'Chrome/150.0.0.0' };
    expect(leadsTo({ ...engine(), navigator }, 'delete Array.prototype.findLast')).toBe('/browsers.html');
  });
});

describe('the page for browsers that cannot run the site', () => {
  const template = browsersTemplate(HOST);

  it('says in four languages from which version on each engine works', () => {
    for (const language of ['en', 'fil', 'zh-CN', 'id']) {
      const [, part = ''] = template.split(`<div class="part" id="${language}" lang="${language}">`);
      const [words = ''] = part.split('</ul>');
      for (const version of Object.values<string>(FLOOR)) expect(words).toContain(version);
      expect(template).toContain(`<a href="#${language}" lang="${language}">`);
    }
    expect(template).not.toMatch(/\{(?:chrome|safari|ios_saf|firefox)\}/);
  });

  it('needs nothing of a browser but old styles', () => {
    expect(template).not.toMatch(/<script|var\(--|display:\s*(?:grid|flex)|@/);
  });
});

/** The oldest versions that a table of docs/browsers.md states, by its rows. */
function statedVersions(): Partial<Floor> {
  const text = readFileSync(path.join(WORKSPACE, 'docs/browsers.md'), 'utf8');
  const rows = [...text.matchAll(/^\| [^|]+\| `(\w+)` +\| (\d+(?:\.\d+)?) /gm)];
  return Object.fromEntries(rows.map(([, engineName = '', version = '']) => [engineName, version]));
}

it('the support statement has the versions that the build has', () => {
  expect(statedVersions()).toEqual(FLOOR);
});
