import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often a hostile text has run. */
    canaries: number;
  }
}

/** Watches for what a hostile text could come to, from now on and over every document of the page. */
export async function watchXss(page: Page, origin: string): Promise<() => readonly string[]> {
  const strayed: string[] = [];
  await page.addInitScript(() => {
    window.canaries = 0;
    const sing = (): void => void (window.canaries += 1);
    Object.assign(window, { canary: sing, alert: sing, confirm: sing, prompt: sing });
  });
  page.on('popup', (popup) => strayed.push(`a window opened: ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(`${origin}/`)) strayed.push(`left for ${frame.url()}`);
  });
  page.on('request', (request) => {
    const isElsewhere = /^https?:/.test(request.url()) && !request.url().startsWith(`${origin}/`);
    // Pictures may come from wherever the operator keeps them.
    if (isElsewhere && request.resourceType() !== 'image') strayed.push(`asked for ${request.url()}`);
  });
  return () => strayed;
}

/** What of a page could act by itself, or would lead astray whoever touches it. */
function readHarm(): string[] {
  const harm: string[] = [];
  const short = (element: Element): string => element.outerHTML.slice(0, 120);
  if (window.canaries > 0) harm.push(`runs of hostile texts: ${window.canaries}`);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) harm.push(`listens by ${name}: ${short(element)}`);
      const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster|srcset)$/.test(name);
      // Browsers pass over blanks and control characters within a scheme.
      const scheme = /^(javascript|vbscript|data:text)/i.test(value.replace(/[\s\p{Cc}]/gu, ''));
      // Nothing runs that a picture is asked for.
      if (isAddress && scheme && element.tagName !== 'IMG') harm.push(`would run: ${short(element)}`);
      if (name === 'srcdoc') harm.push(`has a document within: ${short(element)}`);
    }
  }
  const strange = 'iframe, object, embed, base, form[action], meta[http-equiv="refresh"], img[src="x"], svg script';
  for (const element of document.querySelectorAll(strange)) harm.push(`does not belong here: ${short(element)}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const isOutside = link.origin !== location.origin && link.protocol !== 'blob:';
    const isApart = link.target === '_blank' && /noopener/.test(link.rel);
    if (isOutside && !(isApart && link.protocol === 'https:')) harm.push(`leads astray: ${short(link)}`);
  }
  return harm;
}

/** Looks at the page as it stands. */
export function xssFindings(page: Page): Promise<string[]> {
  return page.evaluate(readHarm);
}
