import { OVERRIDE_PREFIX } from 'release-cli/dev/override-prefix';
import { policyHash } from 'release-cli/store/digest';
import type { Answer } from '../answer';

/** Where somebody who develops a section begins: the page asks for the builds that are served elsewhere, and leads on. */
export const DEVELOPERS_PATH = '/__dev/start';

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
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Development</title><script>${script}</script></html>\n`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src ${policyHash(script)}`,
      'X-Content-Type-Options': 'nosniff',
    },
    bytes: new TextEncoder().encode(html),
    effort: 'quick',
  };
}
