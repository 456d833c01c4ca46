import { createHash } from 'node:crypto';
import type { Answer } from '../answer';

/** Where somebody who develops a section begins: the page asks for the builds that are served elsewhere, and leads on. */
export const DEVELOPERS_PATH = '/__dev/start';

/** What import-map-overrides and the host call the key of an override. */
const OVERRIDE_PREFIX = 'import-map-override:';

/** Runs in the browser: overrides are kept by origin, so the site itself has to write them. */
function scriptOf(developed: Readonly<Record<string, string>>): string {
  const keys = Object.entries(developed).map(([name, address]) => [`${OVERRIDE_PREFIX}${name}`, address]);
  const list = JSON.stringify(keys).replaceAll('<', String.raw`\u003c`);
  return `for (const [key, value] of ${list}) localStorage.setItem(key, value);
const path = new URLSearchParams(location.search).get('path') ?? '';
location.replace(path.startsWith('/m/') ? path : '/m/home');`;
}

/** The page behind {@link DEVELOPERS_PATH}; only sites that are told what is developed have it. */
export function developersPage(developed: Readonly<Record<string, string>>): Answer {
  const script = scriptOf(developed);
  const hash = createHash('sha256').update(script).digest('base64');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Development</title><script>${script}</script></html>\n`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'`,
      'X-Content-Type-Options': 'nosniff',
    },
    bytes: new TextEncoder().encode(html),
    effort: 'quick',
  };
}
