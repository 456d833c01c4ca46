import { policyHash } from 'release-cli/store/digest';
import { LOCAL_KEY, SESSION_KEY } from 'shared-contracts/storage';
import type { Answer } from '../answer';

/** Where a frame of a preview begins. */
export const BEGIN_PATH = '/__preview/begin';

/** The field that proves to a preview that whoever asks was led there by the console. */
export const KEY_FIELD = 'preview';

/** The theme that a preview shows. */
export type PreviewTheme = 'dark' | 'light';

/** Whose pop-ups of home are closed: they would cover what is to be seen. */
const SEEN_POPUPS = 'visitor member app';

/** Does what a visitor would, choose a theme and close pop-ups, then leads to the page. Runs in the browser, which keeps it. */
function scriptOf(theme: PreviewTheme, address: string): string {
  const [kept, to] = [JSON.stringify(theme), JSON.stringify(address).replaceAll('<', String.raw`\u003c`)];
  return `localStorage.setItem('${LOCAL_KEY.theme}', ${kept}); sessionStorage.setItem('${SESSION_KEY.seenPopups}', '${SEEN_POPUPS}'); location.replace(${to});`;
}

/** The page at {@link BEGIN_PATH}; `address` is a path of the site. */
export function beginPage(theme: PreviewTheme, address: string, frameAncestors: string): Answer {
  const script = scriptOf(theme, address);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title><script>${script}</script></html>\n`;
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src ${policyHash(script)}; frame-ancestors ${frameAncestors}`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
    bytes: new TextEncoder().encode(html),
    effort: 'quick',
  };
}
